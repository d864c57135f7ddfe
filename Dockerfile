FROM python:3.11.14-slim-bookworm@sha256:65a93d69fa75478d554f4ad27c85c1e69fa184956261b4301ebaf6dbb0a3543d
WORKDIR /facet
COPY pyproject.toml constraints.txt README.md LICENSE ./
RUN pip install --no-cache-dir --require-hashes -r constraints.txt
# pg_dump and its kind back up the server of compose.yaml, so they have its version. Debian's are older, and need Perl.
COPY --from=postgres:17.11-bookworm@sha256:051f7b7b3abdd564d5d1bd1e8c4b9c1b6e77087d1dd22020ede611c096a272e0 \
    /usr/lib/postgresql/17/bin/pg_dump /usr/lib/postgresql/17/bin/pg_restore /usr/lib/postgresql/17/bin/psql /usr/local/bin/
COPY --from=postgres:17.11-bookworm@sha256:051f7b7b3abdd564d5d1bd1e8c4b9c1b6e77087d1dd22020ede611c096a272e0 \
    /usr/lib/*-linux-gnu/libpq.so.5* /usr/local/lib/
RUN apt-get update && apt-get install -y --no-install-recommends libpq5 && rm -rf /var/lib/apt/lists/* && ldconfig && \
    pg_dump --version && pg_restore --version && psql --version
COPY rules rules
COPY render render
COPY bot bot
RUN pip install --no-cache-dir --no-deps --no-build-isolation . && useradd --create-home facet && install -d -o facet /data
# Compile what the bot imports: its own user may not write beside the code.
RUN python -m bot.computers check && python -c "import bot.__main__, bot.features.operator.health_pages"
USER facet
WORKDIR /data
ENTRYPOINT ["facet"]
# What its messages tell a host to type.
ENV FACET_COMMAND="docker compose run --rm facet"
ENV FACET_DATABASE=/data/facet.db
ENV FACET_HEALTH=127.0.0.1:8081
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8081/healthz', timeout=4)"]
