import { expect } from 'vitest'
import { aGuest } from '../../../testing/candidates.ts'
import { test as base } from '../../../testing/test.ts'

const kannada = /[\u0c80-\u0cff]/
const from = (page: string) => ({ headers: { 'x-came-from': new URLSearchParams({ page }).toString() } })

/** A child registered on the Kannada page, and the mail that asks the father. */
const test = base.extend<{ asked: { link: string; code: string; father: string; text: string; subject: string } }>({
  asked: async ({ http, make, api, world }, use) => {
    await make.institute()
    await make.sitting({ code: 'a' })
    const guest = aGuest({ sitting: 'a' })
    expect((await http.postJson('/admission/registration', guest, from('/kn/admission/register'))).status).toBe(201)
    await api.runner.drain()
    const father = String(guest.father_email)
    const { text = '', subject = '' } = world.mail.to(father)[0] ?? {}
    const link = `/parent-consent/${/\/parent-consent\/([\w-]+)/.exec(text)?.[1]}`
    await use({ link, code: /\b\d{6}\b/.exec(text)?.[0] ?? '', father, text, subject })
  },
})

test('a parent is asked in the language of the form, and reads and agrees in it', async ({
  http,
  api,
  world,
  ctx,
  asked,
}) => {
  expect(asked.subject).toMatch(kannada)
  expect(asked.text).not.toMatch(/We keep|agree|Dear/)
  expect((await http.get(asked.link)).body.question).toMatchObject({ language: 'kn', state: 'open' })
  const reply = await http.postJson(asked.link, { answer: 'agree', language: 'kn' })
  expect(reply.status).toBe(200)
  const consents = await ctx.db.selectFrom('consents').select(['language', 'points_said', 'how']).execute()
  expect(consents.length).toBeGreaterThanOrEqual(1)
  for (const { language, points_said, how } of consents) {
    expect([language, how]).toEqual(['kn', 'link'])
    for (const point of points_said ?? []) expect(point).toMatch(kannada)
  }
  await api.runner.drain()
  const receipt = world.mail.to(asked.father).find(({ subject }) => subject.includes('ನಿಮ್ಮ ಒಪ್ಪಿಗೆ'))
  expect(receipt?.html).toContain('lang="kn"')
  expect(receipt?.text).not.toMatch(/We keep|agreed|Dear/)
})

test('whoever changes the page to English has read English, whatever the mail said', async ({ http, ctx, asked }) => {
  expect((await http.postJson(asked.link, { answer: 'agree' })).status).toBe(200)
  expect((await ctx.db.selectFrom('consents').select('language').execute()).map(({ language }) => language)).toContain(
    null,
  )
})

test('a language that we do not speak is refused, and nothing is agreed to', async ({ http, ctx, asked }) => {
  expect((await http.postJson(asked.link, { answer: 'agree', language: 'fr' })).status).toBe(422)
  expect(await ctx.db.selectFrom('consents').select('id').where('how', '=', 'link').execute()).toEqual([])
})

test('the code stands for the mail it came in', async ({ http, make, ctx, asked }) => {
  const student = await ctx.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const token = await make.token(student)
  expect((await http.postJson('/profile/parent/code', { code: asked.code }, { token })).status).toBe(200)
  const rows = await ctx.db.selectFrom('consents').select(['language', 'how']).where('how', '=', 'code').execute()
  expect(rows.length).toBeGreaterThanOrEqual(1)
  for (const row of rows) expect(row).toEqual({ language: 'kn', how: 'code' })
})
