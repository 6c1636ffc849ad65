import { expect } from 'vitest'
import { password } from '../../testing/factories.ts'
import { test } from '../../testing/test.ts'

const kannada = /[\u0c80-\u0cff]/
const devanagari = /[\u0900-\u097f]/
const email = 'asha@northlight.test'
const from = (page: string) => ({ headers: { 'x-came-from': new URLSearchParams({ page }).toString() } })

test('links and codes come in the language of the account, or of the page where it has chosen none', async ({
  api,
  http,
  make,
  world,
  ctx,
}) => {
  await make.institute()
  const asha = await make.user({ email })
  await http.postJson('/auth/forgot-password', { email }, from('/kn/contact-us'))
  await api.runner.drain()
  const [link] = world.mail.to(email)
  expect(link?.subject).toContain('ಹೊಸ ಪಾಸ್‌ವರ್ಡ್ ಆಯ್ಕೆಮಾಡಿ')
  expect(link?.html).toContain('lang="kn"')
  expect(link?.text).not.toMatch(/Hello|a new password/)

  // What the account has chosen counts more than the page.
  await ctx.db.updateTable('users').set({ language: 'hi' }).where('id', '=', asha.id).execute()
  const who = { token: await make.token(asha) }
  const changed = { old_password: password, password: 'Polaris#2031', confirm_password: 'Polaris#2031' }
  expect((await http.postJson('/profile/update-password', changed, { ...who, ...from('/kn') })).status).toBe(200)
  await api.runner.drain()
  const alarm = world.mail.to(email).at(-1)
  expect(alarm?.subject).toContain('आपका पासवर्ड बदला गया')
  expect(alarm?.text).not.toMatch(kannada)
})

test('an account that has chosen nothing is warned in English, whatever page a stranger came from', async ({
  api,
  http,
  make,
  world,
}) => {
  await make.institute()
  const asha = await make.user({ email })
  const who = { token: await make.token(asha) }
  const changed = { old_password: password, password: 'Polaris#2031', confirm_password: 'Polaris#2031' }
  expect((await http.postJson('/profile/update-password', changed, { ...who, ...from('/hi') })).status).toBe(200)
  await api.runner.drain()
  const [alarm] = world.mail.to(email)
  expect(alarm?.subject).toContain('Your password was changed')
  expect(alarm?.text).not.toMatch(devanagari)
})
