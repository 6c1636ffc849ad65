import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { s3Storage } from '@northlight/api/media/s3-storage'
import { seconds } from '@northlight/contract/durations'
import { describe, expect, test } from 'vitest'
import { type RunningS3, startS3 } from '../../../scripts/s3.ts'
import { preparedFolder } from '../testing/prepared-folder.ts'
import { commandHere, serveHere } from '../testing/serve-here.ts'
import { runCommand, temporaryFolder } from '../testing/server-process.ts'

const options = { timeout: seconds(60) }

const count = (file: string, table: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const row = database.prepare(`select count(*) as n from ${table}`).get() as { n: number }
  database.close()
  return row.n
}

describe('the command line', options, () => {
  test('an unknown command lists the known ones', async () => {
    const { code, stderr } = await runCommand(['dance'], {})
    expect(code).toBe(1)
    for (const name of ['migrate', 'seed', 'create-admin', 'backup', 'restore', 'check', 'jobs', 'verify-audit'])
      expect(stderr).toContain(name)
  })

  test('migrates, fills, and does neither twice', async () => {
    const DATA_DIR = await temporaryFolder()
    expect((await runCommand(['migrate'], { DATA_DIR })).stdout).toContain('0001-letters')
    expect((await commandHere(['migrate'], { DATA_DIR })).stdout).toBe('The database is up to date.\n')
    expect((await commandHere(['seed'], { DATA_DIR, DEMO: 'off' })).stdout).toBe(
      'Filled with what every institute needs.\n',
    )
    expect((await commandHere(['seed'], { DATA_DIR, DEMO: 'on' })).stdout).toContain('nothing was changed')
    expect((await commandHere(['check'], { DATA_DIR })).stdout).toContain('up to date')
    expect((await commandHere(['jobs', 'dead'], { DATA_DIR })).stdout).toBe('No job was given up.\n')
    expect((await commandHere(['jobs', 'retry', '7'], { DATA_DIR })).stderr).toBe('There is no given-up job 7.\n')
  })

  test('names the networks of the institute, and refuses what is none', async () => {
    const DATA_DIR = await preparedFolder()
    expect((await commandHere(['campus', '203.0.113.0/24', '2001:db8::/48'], { DATA_DIR })).stdout).toBe(
      '203.0.113.0/24\n2001:db8::/48\n',
    )
    expect((await commandHere(['campus', '203.0.113.300/24'], { DATA_DIR })).stderr).toBe(
      'Write a network like 203.0.113.0/24.\n',
    )
    expect((await commandHere(['campus', '203.0.113.0/24', '0.0.0.0/0'], { DATA_DIR })).stderr).toContain(
      '0.0.0.0/0 is far wider than a campus',
    )
    expect((await commandHere(['campus', '198.51.100.7/32'], { DATA_DIR })).stdout).toBe('198.51.100.7/32\n')
    expect((await commandHere(['campus', 'none'], { DATA_DIR })).stdout).toContain('No network is named')
  })

  test('verifies the audit, and compares it with the digest of a mail', async () => {
    const DATA_DIR = await preparedFolder()
    await commandHere(['campus', '203.0.113.0/24'], { DATA_DIR })
    const young = await commandHere(['verify-audit'], { DATA_DIR })
    expect(young.stdout).toMatch(/0 lines are sealed, [1-9]\d* are too young/)
    const cut = await commandHere(['verify-audit', `7-${'a'.repeat(64)}`], { DATA_DIR })
    expect(cut.stderr).toContain('its end was cut off')
    expect((await commandHere(['verify-audit', 'yesterday'], { DATA_DIR })).stderr).toContain('verify-audit [DIGEST]')
  })

  test('makes an administrator once, with a password that is never an argument', async () => {
    const DATA_DIR = await temporaryFolder()
    const args = ['create-admin', 'head@example.org', 'Asha', 'Rao']
    const weak = await runCommand(args, { DATA_DIR }, 'weak\n')
    expect(weak.code).toBe(1)
    expect(weak.stderr).toContain('Your password needs')
    const made = await runCommand(args, { DATA_DIR }, 'Strong#2026x\n')
    expect(made.code).toBe(0)
    // The day from which every role needs a second factor is proposed once, and is the institute's from then on.
    expect(made.stdout).toMatch(/counsellors and editors from \d+ \w{3} \d{4}\. To change the day: Settings, Access\./)
    const access = () =>
      new DatabaseSync(join(DATA_DIR, 'northlight.db')).prepare("select value from settings where key = 'access'").get()
    expect(JSON.parse(String(access()?.value))).toMatchObject({
      factor_from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const second = await runCommand(['create-admin', 'second@example.org', 'Ravi'], { DATA_DIR }, 'Strong#2026x\n')
    expect([second.code, second.stdout.includes('counsellors')]).toEqual([0, false])
    const again = await runCommand(args, { DATA_DIR }, 'Strong#2026x\n')
    expect(again.stderr).toBe('There is already an account with this e-mail address.\n')
    expect(count(join(DATA_DIR, 'northlight.db'), 'settings')).toBeGreaterThan(0)
  })

  test('makes an administrator and sees to given-up jobs while the server runs', async () => {
    const DATA_DIR = await preparedFolder()
    const { origin, close } = await serveHere({ DATA_DIR })
    const admin = ['create-admin', 'head@example.org', 'Asha', 'Rao']
    expect(await runCommand(admin, { DATA_DIR }, 'Strong#2026x\n')).toMatchObject({ code: 0, stderr: '' })
    const signIn = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'head@example.org', password: 'Strong#2026x', device: 'test' }),
    })
    expect(signIn.status).toBe(200)
    const headers = { authorization: `Bearer ${((await signIn.json()) as { token: string }).token}` }
    const me = () => fetch(`${origin}/api/v1/office/me`, { headers })
    expect(await (await me()).json()).toMatchObject({ role: 'admin', needs: 'enrol' })
    expect(await runCommand(['reset-factor', 'HEAD@example.org'], { DATA_DIR })).toMatchObject({ code: 0, stderr: '' })
    expect((await me()).status).toBe(401)
    expect((await runCommand(['reset-factor', 'nobody@example.org'], { DATA_DIR })).code).toBe(1)

    const file = new DatabaseSync(join(DATA_DIR, 'northlight.db'))
    file.exec(`insert into jobs (name, payload, state, run_at, attempts, max_attempts, created_at, finished_at, last_error)
      values ('jobs.forget-finished', '{}', 'dead', '2026-11-15T00:00:00.000Z', 7, 7,
              '2026-11-15T00:00:00.000Z', '2026-11-15T00:00:00.000Z', 'was out of luck')`)
    const stateOf = () => file.prepare('select state from jobs where id = ?').get(id)?.state
    const { stdout } = await runCommand(['jobs', 'dead'], { DATA_DIR })
    expect(stdout).toContain('was out of luck')
    // What the last look at the database found is told for a second.
    const metrics = async () => (await fetch(`${origin}/metrics`)).text()
    await expect.poll(metrics, { timeout: seconds(20) }).toContain('northlight_jobs{state="dead"} 1')
    const id = Number.parseInt(stdout, 10)
    expect((await runCommand(['jobs', 'retry', String(id)], { DATA_DIR })).stdout).toContain('on the queue again')
    await expect.poll(stateOf, { timeout: seconds(20) }).toBe('done')
    file.close()
    expect((await runCommand(['check'], { DATA_DIR })).stdout).toContain('open in a running server')
    await close()
  })

  test('backs up a running server and restores it without losing what was there', async () => {
    const DATA_DIR = await preparedFolder()
    const target = join(await temporaryFolder(), 'backup')
    await mkdir(join(DATA_DIR, 'media'))
    await writeFile(join(DATA_DIR, 'media/hall.txt'), 'old')
    const { close } = await serveHere({ DATA_DIR })
    expect(await runCommand(['backup', target], { DATA_DIR })).toMatchObject({ code: 0, stderr: '' })
    const refused = await runCommand(['restore', target, '--force'], { DATA_DIR })
    expect(refused.stderr).toContain('in use by another running copy')
    await close()

    await writeFile(join(DATA_DIR, 'media/hall.txt'), 'new')
    expect((await commandHere(['backup', target], { DATA_DIR })).stderr).toContain('is not empty')
    expect((await commandHere(['restore', target], { DATA_DIR })).stderr).toContain('Add --force')
    expect((await commandHere(['restore', target, '--force'], { DATA_DIR })).code).toBe(0)
    expect(await readFile(join(DATA_DIR, 'media/hall.txt'), 'utf8')).toBe('old')
    expect((await readdir(DATA_DIR)).filter((name) => name.includes('before-restore')).length).toBeGreaterThanOrEqual(2)
    expect(count(join(DATA_DIR, 'northlight.db'), 'settings')).toBeGreaterThan(0)
  })

  test('backs up the files of a bucket too, and puts them into an empty one', async () => {
    const [first, second] = [await startS3(), await startS3()]
    const filesOf = (s3: RunningS3) =>
      s3Storage({ bucket: s3.bucket, endpoint: s3.endpoint, keys: s3.keys, prefix: '', region: 'ap-south-1' })
    const [before, after] = [await filesOf(first), await filesOf(second)]
    try {
      const vars = { DATA_DIR: await temporaryFolder(), ...first.variables }
      expect((await commandHere(['seed'], { ...vars, DEMO: 'off' })).code).toBe(0)
      expect((await commandHere(['check'], vars)).stdout).toContain(`The bucket ${first.bucket} takes a file`)
      await before.public.write('campus/hall.txt', new TextEncoder().encode('hall'))
      await before.private.write('card/a.png', new TextEncoder().encode('card'))
      const target = join(await temporaryFolder(), 'backup')
      expect(await commandHere(['backup', target], vars)).toMatchObject({ code: 0, stderr: '' })
      expect(existsSync(join(vars.DATA_DIR, 'private'))).toBe(false)
      const elsewhere = { DATA_DIR: await temporaryFolder(), ...second.variables }
      expect(await commandHere(['restore', target], elsewhere)).toMatchObject({ code: 0, stderr: '' })
      expect((await after.private.list()).map(({ path }) => path)).toEqual(['card/a.png'])
      expect(Buffer.from((await after.public.read('campus/hall.txt'))?.bytes ?? []).toString()).toBe('hall')
      const wrong = { ...vars, AWS_SECRET_ACCESS_KEY: 'another' }
      expect((await commandHere(['check'], wrong)).stderr).toMatch(
        /^The storage refuses the bucket .*STORAGE_URL.*\.\n$/,
      )
    } finally {
      for (const storage of [before, after]) storage.close()
      await Promise.all([first.stop(), second.stop()])
    }
  })

  test('does not restore half a backup', async () => {
    const DATA_DIR = await temporaryFolder()
    const { code, stderr } = await commandHere(['restore', await temporaryFolder()], { DATA_DIR })
    expect(code).toBe(1)
    expect(stderr).toContain('is not a finished backup')
    expect(existsSync(join(DATA_DIR, 'northlight.db'))).toBe(false)
  })

  test('says that PostgreSQL does not answer before it makes a folder that looks like a backup', async () => {
    const vars = { DATABASE_URL: 'postgres://127.0.0.1:1/x', SESSION_SECRET: 'x'.repeat(32) }
    const folder = join(await temporaryFolder(), 'backup')
    expect((await commandHere(['backup', folder], vars)).stderr).toContain('127.0.0.1')
    expect(existsSync(join(folder, 'backup.json'))).toBe(false)
  })
})
