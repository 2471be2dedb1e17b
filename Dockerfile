# syntax=docker/dockerfile:1
# Everything under /app belongs to root and is only read; what is written goes to /data and /tmp.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY web/package.json web/
COPY scripts/prune-platforms.cjs scripts/
RUN npm ci
COPY . .
# What only builds and tests is left behind; of the sources the process reads its data files.
RUN node scripts/build.ts \
  && find api/src -name '*.ts' -delete \
  && rm -rf node_modules api/node_modules web/node_modules web/src web/public bench scripts tests tools docs

FROM node:24-bookworm-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY web/package.json web/
COPY scripts/prune-platforms.cjs scripts/
RUN npm ci --omit=dev --workspace=api \
  && find node_modules api/node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

# Node and what it needs of Debian; what builds and installs is left behind. /data is open to all, so that the container may run as any user.
FROM node:24-bookworm-slim AS runtime
RUN rm -rf /usr/local/include /usr/local/lib/node_modules /opt/yarn* /usr/share/doc /usr/share/man /usr/share/locale /var/lib/apt/lists /var/cache/apt \
  && mkdir --mode=1777 /data

FROM scratch
COPY --from=runtime / /
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
LABEL org.opencontainers.image.title="Larder" org.opencontainers.image.description="Cook with what you have"
ENV NODE_ENV=production LOG_FORMAT=json DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
COPY --from=libraries --chown=root:root /app /app
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT ?? 4000}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/cli.js", "serve"]
