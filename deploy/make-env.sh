#!/bin/sh
# Writes `.env` for docker compose, with passwords of its own; one that is there stays as it is.
set -eu
cd "$(dirname "$0")/.."
[ -e .env ] && { echo ".env is there already; nothing was written."; exit 0; }
password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
umask 077
cat >.env <<ENV
# Settings of docker compose. The README tells all variables; a name with _FILE behind it reads the value from a file.
POSTGRES_PASSWORD=$(password)
PUBLIC_URL=http://localhost:4000
SEED_DEMO=true

# Whose files the volume's are, where that matters to you.
#PUID=1000
#PGID=1000

# docker compose --profile mail up: every mail is caught, read them at http://localhost:8025
#SMTP_URL=smtp://mail:1025

# docker compose --profile s3 up: photos in a store of their own
#S3_ENDPOINT=http://s3:8333
#S3_BUCKET=larder
#S3_ACCESS_KEY_ID=larder
#S3_SECRET_ACCESS_KEY=$(password)

# docker compose --profile tracing up: http://localhost:16686
#OTEL_EXPORTER_OTLP_ENDPOINT=http://tracing:4318
ENV
echo "Wrote .env. Start with: docker compose up"
