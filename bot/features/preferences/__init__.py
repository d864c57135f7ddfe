"""Preferences: where and when a person is reminded, their time zone, and their days away."""
