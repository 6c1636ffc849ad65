import { execFile } from 'node:child_process'
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { minutes } from '@northlight/contract/durations'

/** Tells the person at the terminal what is being done. */
export type Say = (sentence: string) => void

const run = promisify(execFile)
const quiet = { maxBuffer: 1e8, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' } }

const isRoot = () => process.getuid?.() === 0

/** Debian and Ubuntu: the system's package, as root or through a sudo that asks no password. */
export async function installWithApt(say: Say) {
  if (!(await can('apt-get', '--version'))) return false
  if (!isRoot() && !(await can('sudo', '-n', 'true'))) return false
  const before = isRoot() ? [] : ['sudo', '-n', 'DEBIAN_FRONTEND=noninteractive']
  const apt = (...args: string[]) => {
    const [program = '', ...rest] = [...before, 'apt-get', ...args]
    return run(program, rest, quiet)
  }
  say(`Installing Chromium with ${[...before.slice(0, 1), 'apt-get'].join(' ')}; this happens once.`)
  try {
    await apt('update')
    const install = (name: string) => apt('install', '-y', '--no-install-recommends', name)
    // Older releases have no package for the engine alone.
    await install('chromium-headless-shell').catch(() => install('chromium'))
    return true
  } catch (error) {
    say(`apt-get could not install Chromium: ${lastLine(error)}`)
    return false
  }
}

/**
 * Debian with Chromium's libraries: the same engine without its windows, unpacked into the user's own folder. A journey
 * takes about half the time with it. Nothing is installed, and where it cannot be had the installed browser does.
 */
export async function unpackShell(say: Say) {
  if (await can('chromium-headless-shell', '--version')) return []
  if (!(await can('apt-get', '--version')) || !(await can('dpkg-deb', '--version'))) return []
  const base = join(cacheFolder(), 'chromium-shell')
  const path = join(base, 'usr/lib/chromium/chromium-headless-shell')
  if (await exists(path)) return [{ path }]
  say(`Unpacking Chromium without its windows into ${base}, because it runs the journeys faster; this happens once.`)
  const archives = `${base}.archives`
  try {
    await rm(archives, { recursive: true, force: true })
    await mkdir(archives, { recursive: true })
    const limits = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1']
    const packages = ['chromium-headless-shell', 'chromium-common']
    await run('apt-get', [...limits, 'download', ...packages], { ...quiet, cwd: archives, timeout: minutes(2) })
    await unpackArchives(archives, base)
    return [{ path }]
  } catch (error) {
    say(`It could not be unpacked: ${lastLine(error)}`)
    return []
  } finally {
    await rm(archives, { recursive: true, force: true })
  }
}

/**
 * Debian without any right to install: apt works out and downloads what is missing into the user's own
 * folder, and the packages are unpacked there. Nothing outside that folder is touched.
 */
export async function unpackForUser(say: Say) {
  if (isRoot() || !(await can('apt-get', '--version')) || !(await can('dpkg-deb', '--version'))) return []
  const base = join(cacheFolder(), 'chromium')
  const root = join(base, 'root')
  if (!(await exists(root))) {
    say(`Unpacking Chromium into ${base} because this user may not install packages; this happens once.`)
    try {
      await unpack(base, root)
    } catch (error) {
      say(`Chromium could not be unpacked: ${lastLine(error)}`)
      return []
    }
  }
  const path = join(root, 'usr/lib/chromium/chromium')
  return (await exists(path)) ? [{ path, env: await environmentOf(base, root) }] : []
}

async function unpack(base: string, root: string) {
  const apt = join(base, 'apt')
  const archives = join(apt, 'cache/archives')
  await mkdir(join(apt, 'state/lists/partial'), { recursive: true })
  await mkdir(join(archives, 'partial'), { recursive: true })
  const own = [
    `Dir::State=${apt}/state`,
    `Dir::State::status=/var/lib/dpkg/status`,
    `Dir::Cache=${apt}/cache`,
    'Debug::NoLocking=true',
    // Hooks of the machine's own configuration would write where this user may not.
    'APT::Update::Post-Invoke=',
    'DPkg::Post-Invoke=',
  ].flatMap((option) => ['-o', option])
  await run('apt-get', [...own, 'update'], quiet)
  await run('apt-get', [...own, 'install', '-y', '--download-only', '--no-install-recommends', 'chromium'], quiet)
  await unpackArchives(archives, root)
  await rm(apt, { recursive: true, force: true })
}

/** Unpacked beside and renamed at the end: an interrupted attempt is never mistaken for a finished one. */
async function unpackArchives(archives: string, root: string) {
  const half = `${root}.half`
  await rm(half, { recursive: true, force: true })
  await mkdir(half)
  const packages = (await readdir(archives)).filter((name) => name.endsWith('.deb'))
  for (const name of packages) await run('dpkg-deb', ['-x', join(archives, name), half], quiet)
  await rm(root, { recursive: true, force: true })
  await rename(half, root)
}

const cacheFolder = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'northlight')

async function environmentOf(base: string, root: string) {
  const fonts = join(base, 'fonts.conf')
  await writeFile(fonts, fontConfiguration(base, root))
  const libraries = await libraryFolders(root)
  return { LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_FILE: fonts }
}

/** `lib`, `usr/lib`, their folders per machine type (`usr/lib/x86_64-linux-gnu`), and what lies one step below. */
async function libraryFolders(root: string) {
  const tops = [join(root, 'lib'), join(root, 'usr/lib')]
  const machines = (await Promise.all(tops.map(subfolders))).flat().filter((folder) => folder.endsWith('-linux-gnu'))
  const below = (await Promise.all(machines.map(subfolders))).flat()
  return [...machines, ...tops, ...below]
}

async function subfolders(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name))
}

/** Fonts of the machine if it has any, and the ones that came with the packages. */
export function fontConfiguration(base: string, root: string) {
  const folders = ['/usr/share/fonts', join(root, 'usr/share/fonts')]
  const lines = folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`)
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${lines.join('\n')}
  <cachedir>${escapeXml(join(base, 'font-cache'))}</cachedir>
</fontconfig>
`
}

/** Anywhere else, macOS above all: the build that Playwright publishes. */
export async function downloadChromium(say: Say) {
  const fromJourneys = createRequire(new URL('../e2e/package.json', import.meta.url))
  try {
    const { chromium } = fromJourneys('@playwright/test') as { chromium: { executablePath(): string } }
    if (!(await exists(chromium.executablePath()))) {
      say('Downloading Chromium for Playwright; this happens once.')
      const cli = join(fromJourneys.resolve('@playwright/test/package.json'), '../cli.js')
      await run(process.execPath, [cli, 'install', '--no-shell', 'chromium'], quiet)
    }
    return [{ path: chromium.executablePath() }]
  } catch (error) {
    say(`Chromium could not be downloaded: ${lastLine(error)}`)
    return []
  }
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

const can = (program: string, ...args: string[]) =>
  run(program, args, quiet).then(
    () => true,
    () => false,
  )

/** The line a person needs is nearly always the last one that has words. */
export function lastLine(error: unknown) {
  const { stderr, message } = error as { stderr?: string; message: string }
  const lines = (stderr || message).split('\n').map((line) => line.trim())
  return lines.findLast((line) => /[a-z]/i.test(line)) ?? message
}
