#!/usr/bin/env bash
# Installs Chromium for the browser tests if possible; without it those tests are skipped.
# The headless shell is the same browser without windows and takes little more than half the time.
set -u
found() { command -v chromium-headless-shell > /dev/null || command -v chromium > /dev/null; }
found && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq chromium-headless-shell > /dev/null || apt-get install -y -qq chromium > /dev/null
fi
found || echo "Chromium is missing and could not be installed: the browser tests will be skipped"
exit 0
