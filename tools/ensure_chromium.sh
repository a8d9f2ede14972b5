#!/usr/bin/env bash
# Chromium for the browser tests: installs it where that is possible, else those tests are skipped.
set -u
command -v chromium > /dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null
fi
command -v chromium > /dev/null || echo "there is no chromium: the browser tests are skipped"
exit 0
