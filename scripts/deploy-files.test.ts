import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnvironment } from '../apps/server/src/environment.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const settingsIn = (path: string) => parseEnv(read(path)) as Record<string, string>

test.each(['northlight.env', 'several-machines.env'])('every setting of %s is one that exists', (name) => {
  const known = settingsIn('.env.example')
  expect(Object.keys(settingsIn(`deploy/${name}`)).filter((one) => !Object.hasOwn(known, one))).toEqual([])
})

test('the settings of one server can be used as they stand, and only this machine reaches its port', () => {
  const given = readEnvironment(settingsIn('deploy/northlight.env'))
  expect(given).toMatchObject({ host: '127.0.0.1', trustProxy: 1, demo: 'off', dataDir: '/var/lib/northlight' })
})

test('the settings of several machines hold no secret that works: the start asks for one', () => {
  const given = settingsIn('deploy/several-machines.env')
  expect(() => readEnvironment(given)).toThrow(/SESSION_SECRET is required/)
  expect([given.AWS_SECRET_ACCESS_KEY, given.METRICS_TOKEN]).toEqual(['', ''])
})

test('both units are hardened alike', () => {
  const several = read('deploy/northlight@.service').replace('Environment=ROLE=%i\n', '').replace(' (%i)', '')
  const withoutHead = (text: string) => text.slice(text.indexOf('[Unit]'))
  expect(withoutHead(several)).toBe(withoutHead(read('deploy/northlight.service')))
})

test('the proxy asks what says nothing of the database, and shows its own page in three languages', () => {
  const caddy = read('deploy/Caddyfile')
  expect(caddy).toContain('health_uri /servingz')
  expect(caddy).toContain('rewrite * /unavailable.html')
  expect(read('apps/server/src/app.ts')).toContain("'/servingz'")
  const page = read('deploy/unavailable.html')
  expect([...page.matchAll(/lang="(\w+)"/g)].map(([, language]) => language)).toEqual(['en', 'kn', 'hi'])
  // Nothing else answers either when it is shown.
  expect(page).not.toMatch(/https?:|src=/)
})

test('the log of addresses is kept as long as the law asks, without what may be secret', () => {
  const caddy = read('deploy/Caddyfile')
  expect(caddy).toContain(`roll_keep_for ${180 * 24}h`)
  const [, pattern = ''] = /request>uri regexp "(.+)" ""/.exec(caddy) ?? []
  const logged = (uri: string) => uri.replace(new RegExp(pattern), '')
  expect(logged('/fees?email=a@example.com')).toBe('/fees')
  expect(logged('/auth/reset-password/abc123')).toBe('/auth')
  expect(logged('/kn/parent-consent/abc123?x=1')).toBe('/kn')
  expect(logged('/mysuru/courses/neet')).toBe('/mysuru/courses/neet')
})

test('with containers no port but the proxy’s is open to other machines', () => {
  for (const name of ['compose.yml', 'compose.several.yml']) {
    const ports = [...read(`deploy/${name}`).matchAll(/^\s*ports: \[(.+)\]/gm)].map(([, list = '']) => list)
    for (const list of ports) expect(list).toBe('"80:80", "443:443", "443:443/udp"')
  }
  const samples = [...read('deploy/README.md').matchAll(/-p (\S+)/g)].map(([, port = '']) => port)
  expect(samples).toEqual(['127.0.0.1:3000:3000'])
})

test('what the image leaves out holds settings', () => {
  expect(read('deploy/Dockerfile.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['*', '**/*.env', '**/.env*']),
  )
  expect(read('.dockerignore').split('\n')).toContain('*')
  const image = read('deploy/Dockerfile')
  expect(image).toMatch(/^USER northlight$/m)
  expect(image).toMatch(/^HEALTHCHECK/m)
})
