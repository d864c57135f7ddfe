FROM python:3.11-slim
WORKDIR /facet
COPY pyproject.toml README.md LICENSE ./
COPY rules rules
COPY render render
COPY bot bot
RUN pip install --no-cache-dir . && useradd --create-home facet && install -d -o facet /data
USER facet
ENV FACET_DATABASE=/data/facet.db
ENV FACET_HEALTH=127.0.0.1:8081
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8081/healthz', timeout=4)"]
CMD ["python", "-m", "bot"]
