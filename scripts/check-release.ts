import { execFileSync, spawn } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@northlight/contract/durations'
import { freePort } from './free-port.ts'
import { inSeconds, succeeds } from './run-step.ts'

/** Root may write everywhere, so as root the release runs as somebody else; anybody else is ordinary already. */
const ordinary = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

const isTest = /\.test\.|(?:^|\/)(?:e2e|bench|vitest|playwright|biome)(?:\/|$)/

function expectThat(isSo: boolean, sentence: string): asserts isSo {
  if (!isSo) throw new Error(sentence)
}

async function status(url: string, init?: RequestInit): Promise<number> {
  const reply = await fetch(url, init).catch(() => undefined)
  await reply?.arrayBuffer()
  return reply?.status ?? 0
}

/** Starts the release with nothing but what is named, looks at it, and stops it again. */
async function serving(program: string, vars: Record<string, string>, look: (origin: string) => Promise<void>) {
  const port = String(await freePort())
  const begun = performance.now()
  const child = spawn(join(program, 'bin/northlight'), ['start'], {
    cwd: vars.DATA_DIR,
    env: { PATH: '/usr/bin:/bin', HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'warn', ...vars },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ordinary,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  try {
    const origin = `http://127.0.0.1:${port}`
    while ((await status(`${origin}/`)) !== 200) {
      expectThat(child.exitCode === null, `The release did not start. It said:\n${said}`)
      expectThat(performance.now() - begun < seconds(60), `The release serves no page. It said:\n${said}`)
      await sleep(50)
    }
    console.log(`The first page came after ${inSeconds(performance.now() - begun)}.`)
    await look(origin)
  } catch (error) {
    throw new Error(`${(error as Error).message}\nIt said:\n${said}`)
  } finally {
    child.kill('SIGTERM')
    const code = await ended
    if (code !== 0) console.error(`The release ended with ${code}.`)
  }
}

const folderFor = async (path: string) => {
  await mkdir(path)
  if (ordinary.uid !== undefined) await chown(path, ordinary.uid, ordinary.gid)
  return path
}

/** Makes the release, unpacks it where nobody may write, and runs it as somebody who owns nothing but a data folder. */
async function check(demo: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-release-'))
  await chmod(folder, 0o755)
  try {
    expectThat(await succeeds({ script: 'scripts/run.mjs', args: ['release', folder] }), 'The release was not made.')
    const archive = (await readdir(folder)).find((name) => name.endsWith('.tar.gz')) ?? ''
    const program = join(await folderFor(join(folder, 'unpacked')), archive.replace('.tar.gz', ''))
    execFileSync('tar', ['--extract', '--file', join(folder, archive), '--directory', join(folder, 'unpacked')])
    const entries = await readdir(program, { recursive: true, withFileTypes: true })
    const files = entries.filter((one) => one.isFile()).map((one) => relative(program, join(one.parentPath, one.name)))
    const test = files.find((path) => isTest.test(path))
    expectThat(test === undefined, `The release holds a test: ${test}.`)
    expectThat(files.filter((path) => /(?:^|\/)node$/.test(path)).length === 1, 'The release holds a second Node.')
    execFileSync('chmod', ['-R', 'a-w,a+rX', program])

    await serving(program, { DATA_DIR: await folderFor(join(folder, 'empty')), DEMO: 'off' }, async (origin) => {
      const wrong = { email: 'a@example.com', password: 'Wrong#2026' }
      const headers = { 'content-type': 'application/json' }
      // A password is looked at in a thread, whose code is a file of its own.
      const signIn = await status(`${origin}/api/v1/auth/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify(wrong),
      })
      expectThat(signIn >= 400 && signIn < 500, `Signing in answers ${signIn}.`)
      for (const path of ['/readyz', '/servingz', '/office', '/metrics'])
        expectThat((await status(origin + path)) === 200, `${path} answers ${await status(origin + path)}.`)
    })
    if (!demo) return
    const filled = await folderFor(join(folder, 'filled'))
    await cp(demo, filled, { recursive: true })
    if (ordinary.uid !== undefined) execFileSync('chown', ['-R', `${ordinary.uid}:${ordinary.gid}`, filled])
    await serving(program, { DATA_DIR: filled, DEMO: 'on' }, async (origin) => {
      // A picture is cut by sharp in a process of its own; a preview is set in letters of a package; a PDF in a thread.
      for (const path of [
        '/_ipx/w_320&f_webp&q_80/storage/drawn/physics.svg',
        '/share/page/fees.png',
        '/storage/syllabus/9th_ICSE.zip',
      ])
        expectThat((await status(origin + path)) === 200, `${path} answers ${await status(origin + path)}.`)
    })
  } finally {
    execFileSync('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  await check(process.argv[2])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
