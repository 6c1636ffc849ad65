import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { expect } from 'vitest'
import { publicForms } from '../../testing/forms.ts'
import { test } from '../../testing/test.ts'

const from = (words: Record<string, string>) => ({
  headers: { 'x-came-from': new URLSearchParams(words).toString() },
})

const contact = publicForms.find(({ name }) => name === 'the contact form') ?? expect.unreachable()
const visit = { request_type: 'Visit Our Center', branch: 'Mysuru' }

test('a form filled in in Kannada is answered in Kannada, one in English beside it in English', async ({
  http,
  make,
  ctx,
  api,
  world,
}) => {
  const path = await contact.prepare(make)
  const stamps = { created_at: ctx.now(), updated_at: ctx.now() }
  await ctx.db
    .insertInto('translations')
    .values({ language: 'kn', source: 'Mysuru', said: 'ಮೈಸೂರು', ...stamps })
    .execute()
  const send = (email: string, words: Record<string, string>) =>
    http.postForm(path, { ...contact.valid(), ...visit, email }, from(words))
  expect((await send('kn@example.com', { page: '/kn/contact-us' })).status).toBe(201)
  expect((await send('en@example.com', { page: '/contact-us' })).status).toBe(201)
  expect((await send('forged@example.com', { page: '/contact-us', language: '<b>xx' })).status).toBe(201)
  await api.runner.drain()
  const [own] = world.mail.to('kn@example.com')
  expect(own?.subject).toContain('ಧನ್ಯವಾದಗಳು')
  expect(own?.html).toContain('lang="kn"')
  for (const word of ['ಕ್ಯಾಂಪಸ್ ಭೇಟಿ', 'ಮೈಸೂರು', 'ನವೆಂಬರ್ 16, 2026', '10:30 am']) expect(own?.text).toContain(word)
  expect(own?.text).not.toMatch(/Thank|enquiry|This mail/)
  for (const email of ['en@example.com', 'forged@example.com']) {
    const [english] = world.mail.to(email)
    expect(english?.subject).toContain('Thank You')
    expect(english?.text).toContain('Visit Our Center')
  }
  // The office reads English.
  expect(world.mail.to('office@institute.test')[0]?.text).toContain('Visit Our Center')
})

test('seats reserved on an English page by whoever reads the others in Hindi are confirmed in Hindi', async ({
  http,
  make,
  ctx,
  api,
  world,
}) => {
  await make.institute()
  await make.event({ name: 'Open day', slug: 'open-day', event_date: later(ctx.now(), days(7)), seats: 10 })
  const family = { name: 'Asha Rao', phone: '9845000199', email: 'asha@example.com', people: '3' }
  const page = { page: '/events/open-day', language: 'hi' }
  expect((await http.postForm('/event/open-day/reserve', family, from(page))).status).toBe(201)
  await api.runner.drain()
  const [mail] = world.mail.to('asha@example.com')
  expect(mail?.subject).toContain('सीटें बुक हुईं: Open day, 22 नवंबर 2026')
  expect(mail?.text).toContain('3 लोगों के लिए')
  expect(mail?.text).not.toMatch(/Reserved|please|Date/)
  expect(mail?.attachments?.[0]?.filename).toBe('open-day.ics')
})
