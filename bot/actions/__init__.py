"""What happens when somebody presses a control or gives a command."""
