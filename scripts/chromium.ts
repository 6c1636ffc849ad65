import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { minutes } from '@northlight/contract/durations'
import { downloadChromium, installWithApt, type Say, unpackForUser, unpackShell } from './install-chromium.ts'

const run = promisify(execFile)

/** How to start a Chromium that was seen to render a page on this machine. */
export type Chromium = { path: string; args: string[]; env?: Record<string, string> }

/** No updates, no sync, no protocol that a test's network rules cannot see, no trust in a container's small /dev/shm. */
export const chromiumFlags = [
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

const howToInstall =
  'No Chromium was found and none could be installed. Install Chromium or Google Chrome yourself ' +
  '(Debian: "apt-get install chromium", macOS: "brew install --cask chromium"), ' +
  'or set CHROMIUM_PATH to the program.'

/** Finds a working Chromium, or installs one as far as this user may. Says what it did. */
export async function findChromium(say: Say = (sentence) => console.log(sentence)): Promise<Chromium> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    const chromium = await works({ path: named }, say)
    if (!chromium) throw new Error(`CHROMIUM_PATH is set to ${named}, but no page could be rendered with it.`)
    return chromium
  }
  // A person's own browser is taken as it is; where only tests run, the faster one is worth its download.
  const faster = process.env.CI ? [unpackShell] : []
  const ways = [...faster, findInstalled, viaApt, unpackForUser, downloadChromium]
  for (const way of ways) {
    for (const candidate of await way(say)) {
      const chromium = await works(candidate, say)
      if (chromium) {
        say(`Using Chromium at ${chromium.path}.`)
        return chromium
      }
    }
  }
  throw new Error(howToInstall)
}

async function viaApt(say: Say) {
  return (await installWithApt(say)) ? findInstalled() : []
}

/** Places where a person's Chromium usually is, best first. */
export function usualPlaces(platform: NodeJS.Platform, path: string, home: string) {
  // The same engine without its windows: a page opens in less than half the time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = path.split(delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  if (platform !== 'darwin') return onPath
  const apps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']
  return [
    ...onPath,
    ...['/Applications', join(home, 'Applications')].flatMap((root) => apps.map((app) => join(root, app))),
  ]
}

async function findInstalled() {
  const places = usualPlaces(process.platform, process.env.PATH ?? '', homedir())
  const found = await Promise.all(
    places.map((path) =>
      access(path, constants.X_OK).then(
        () => path,
        () => null,
      ),
    ),
  )
  return found.filter((path) => path !== null).map((path) => ({ path }))
}

/**
 * Renders a page to be sure: a snap shim, a missing library or a forbidden sandbox all show only then.
 * Root may never use the sandbox; in many containers nobody may.
 */
async function works(candidate: Omit<Chromium, 'args'>, say: Say): Promise<Chromium | null> {
  const sandboxes = process.getuid?.() === 0 ? [['--no-sandbox']] : [[], ['--no-sandbox']]
  let reason = ''
  for (const args of sandboxes) {
    const seen = await render(candidate, args).catch((error: Error) => error)
    if (seen === 'six times seven is 42') return { ...candidate, args }
    reason = seen instanceof Error ? firstLines(seen.message) : 'the page stayed empty'
  }
  say(`Chromium at ${candidate.path} does not work here: ${reason}`)
  return null
}

async function render({ path, env }: Omit<Chromium, 'args'>, args: string[]) {
  const page = 'data:text/html,<title></title><script>document.title="six times seven is "+6*7</script>'
  const { stdout } = await run(path, [...chromiumFlags, ...args, '--dump-dom', page], {
    env: { ...process.env, ...env },
    timeout: minutes(1),
    maxBuffer: 1e7,
  })
  return /<title>(.*)<\/title>/.exec(stdout)?.[1] ?? ''
}

const firstLines = (text: string) => text.split('\n').slice(0, 3).join(' ').slice(0, 400)

if (import.meta.main) {
  const { path, args, env } = await findChromium()
  console.log(JSON.stringify({ path, args, env }, null, 2))
}
