#!/bin/sh
# Installs this release, or changes to it: sudo deploy/install.sh, from the unpacked archive. It can be run again.
# It lays the program into /opt/northlight/VERSION, backs up and migrates, and points /opt/northlight/current at it;
# the release before stays beside it for going back. Data lies in /var/lib/northlight, settings in /etc/northlight.env.
set -eu
[ "$(id -u)" = 0 ] || { echo 'Run this as root: sudo deploy/install.sh' >&2; exit 1; }
release=$(cd "$(dirname "$0")/.." && pwd)
program=/opt/northlight settings=/etc/northlight.env data=/var/lib/northlight unit=/etc/systemd/system/northlight.service

if ! "$release/bin/node" --version > /dev/null 2>&1; then
  if command -v apt-get > /dev/null; then apt-get -qq update && apt-get -qq install -y libatomic1; fi
  "$release/bin/node" --version > /dev/null || { echo "The program does not start here; the line above says why." >&2; exit 1; }
fi
version=$("$release/bin/node" -p "require('$release/release.json').version")

getent passwd northlight > /dev/null || useradd --system --home-dir "$data" --shell /usr/sbin/nologin northlight
install -d -m 0700 -o northlight -g northlight "$data"
install -d -m 0755 "$program"
if [ ! -e "$settings" ]; then
  install -m 0640 -g northlight "$release/deploy/northlight.env" "$settings"
  echo "Settings: $settings. Write your SITE_URL and SMTP_URL there."
fi

# Whole or not at all: under another name until every file is there.
if [ "$release" != "$program/$version" ]; then
  rm -rf "$program/.$version"
  cp -R "$release" "$program/.$version"
  chown -R root:root "$program/.$version"
  chmod -R u=rwX,go=rX "$program/.$version"
  rm -rf "$program/$version"
  mv "$program/.$version" "$program/$version"
fi

wasRunning=no
if systemctl is-active --quiet northlight; then wasRunning=yes; systemctl stop northlight; fi
if [ -e "$data/northlight.db" ] || grep -q '^DATABASE_URL=postgres' "$settings"; then
  if ! (cd "$data" && NORTHLIGHT_ENV="$settings" runuser -u northlight -- "$program/$version/bin/northlight" upgrade "$@"); then
    echo "Nothing was changed: the release before goes on." >&2
    [ "$wasRunning" = no ] || systemctl start northlight
    exit 1
  fi
fi
ln -sfn "$version" "$program/.current" && mv -T "$program/.current" "$program/current"
cat > /usr/local/bin/northlight << 'END'
#!/bin/sh
# Commands of Northlight, as its own user and with its settings.
cd /var/lib/northlight && NORTHLIGHT_ENV=/etc/northlight.env exec runuser -u northlight -- /opt/northlight/current/bin/northlight "$@"
END
chmod 0755 /usr/local/bin/northlight
install -m 0644 "$program/$version/deploy/northlight.service" "$unit"
systemctl daemon-reload
systemctl enable --quiet northlight
[ "$wasRunning" = no ] || systemctl start northlight
echo "Northlight $version is in place."
[ "$wasRunning" = yes ] || echo "Start it with: systemctl start northlight; then: northlight create-admin you@example.org"
