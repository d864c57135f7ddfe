FROM python:3.11-slim
WORKDIR /facet
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY render render
COPY bot bot
RUN pip install --no-cache-dir . && useradd --create-home facet && install -d -o facet /data
USER facet
ENV FACET_DATABASE=/data/facet.db
VOLUME /data
CMD ["python", "-m", "bot"]
