#!/usr/bin/env bash
# Builds the Dockerfile of the checkout it is called in, as root and without Docker: buildah in a chroot, on the base that the Dockerfile names. Where no hub
# has that base, it is made: Debian by debootstrap from the mirror of this machine, with its Node and npm. What npm needs to reach its registry from here,
# its settings and certificates, is lent to the build and stays out of the image.
# usage: NODE=/path/to/node build.sh IMAGE
set -euo pipefail
image=$1
base=$(sed -n 's/^FROM \(node:[^ ]*\) .*/\1/p' Dockerfile | head -n 1)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make_base() {
  local debian mirror
  debian=$(sed 's/^node:[0-9]*-\([a-z]*\).*/\1/' <<<"$base")
  mirror=$(cat /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list /etc/apt/sources.list 2>/dev/null |
    grep -E '^(URIs: |deb )' | grep -oE 'https?://[^ ]+' | head -n 1) || true
  debootstrap --variant=minbase "$debian" "$work/root" ${mirror:+"$mirror"}
  tar -C "$work/root" -cf "$work/root.tar" .
  cp "$NODE" "$work/node"
  cp -r "$(dirname "$(readlink -f "$(command -v npm)")")/.." "$work/npm"
  cat >"$work/Containerfile" <<'IMAGE'
FROM scratch
ADD root.tar /
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && chmod +x /usr/local/lib/node_modules/npm/bin/npm-cli.js \
  && groupadd -g 1000 node && useradd -u 1000 -g 1000 -m node
IMAGE
  buildah bud --isolation chroot -t "$base" "$work"
}

buildah inspect --type image "$base" >/dev/null 2>&1 || timeout 300 buildah pull "docker.io/library/$base" || make_base
lent=()
lend() { if [ -e "$1" ]; then lent+=(-v "$1:$2:ro"); fi; }
lend "$(npm config get userconfig)" /root/.npmrc
lend /etc/ssl /etc/ssl
lend /usr/share/ca-certificates /usr/share/ca-certificates
limit=$(ulimit -Hn)
buildah bud --isolation chroot --pull=never --network host --ulimit "nofile=$limit:$limit" "${lent[@]}" -t "$image" .
