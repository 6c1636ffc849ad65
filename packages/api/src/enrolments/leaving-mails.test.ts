import { days, minutes } from '@northlight/contract/durations'
import { MailError } from '@northlight/mail/errors'
import { expect } from 'vitest'
import { looked } from '../../testing/looked.ts'
import { test as base } from '../../testing/test.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { confirmLeaving } from './jobs.ts'

type Family = {
  child: { id: number; email: string }
  father: { email: string }
  link: number
  enrolment: { id: number }
}

/** A child who reads Kannada has left a course; the father has a linked account, in Hindi. */
const test = base.extend<{ family: Family; tell: () => Promise<unknown> }>({
  family: async ({ make, ctx, http }, use) => {
    await make.institute()
    await looked(ctx)
    const child = await make.minor({ name: 'Asha Rao', email: 'asha@northlight.test', language: 'kn' })
    const father = await make.user({
      ...{ name: 'Ramesh Rao', email: 'ramesh@northlight.test', email_verified_at: ctx.now() },
      ...{ role: 'parent', language: 'hi' },
    })
    await make.parent(child, { email: father.email })
    await make.consent(child, { by_contact: father.email })
    const { body } = await http.postJson('/children', {}, { token: await make.token(father) })
    const [link] = body.children as { id: number }[]
    const enrolment = await make.enrolment({
      ...{ user_id: child.id, name: child.name, email: child.email, payment_status: 'PAID' },
      leave_asked_at: ctx.now(),
    })
    await use({ child, father, link: link?.id ?? 0, enrolment })
  },
  tell: async ({ ctx, api, family }, use) =>
    use(async () => {
      await enqueue(ctx, confirmLeaving, { id: family.enrolment.id }, { key: 'leaving' })
      return api.runner.drain()
    }),
})

test('a parent reads of the leaving by name, in the parent’s language and with the child’s page', async ({
  world,
  family,
  tell,
}) => {
  await tell()
  const [own] = world.mail.to(family.child.email)
  expect(own?.text).toContain('ನಮಸ್ಕಾರ Asha Rao')
  expect(own?.text).toContain('/course-enrolled')
  const [mail, ...others] = world.mail.to(family.father.email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('नमस्ते Ramesh Rao')
  expect(mail?.text).toContain('Asha Rao')
  expect(mail?.text).toContain(`/profile/children/${family.link}`)
  expect(mail?.text).not.toContain('/course-enrolled')
})

test('a parent without an account reads it in the language of the agreement, and is led to no page of others', async ({
  make,
  ctx,
  world,
  family,
  tell,
}) => {
  await ctx.db.deleteFrom('child_links').execute()
  await ctx.db.deleteFrom('consents').execute()
  await make.consent(family.child, { by_name: 'Sunita Rao', by_contact: 'sunita@example.com', language: 'hi' })
  await tell()
  const [mail] = world.mail.to('sunita@example.com')
  expect(mail?.text).toContain('नमस्ते Sunita Rao')
  expect(mail?.text).not.toMatch(/course-enrolled|\/profile/)
})

test('a mailbox of the student that fails for now keeps nothing from the parent, and gets its mail later, once', async ({
  world,
  family,
  tell,
  api,
}) => {
  const { send } = world.mail
  world.mail.send = async (message) => {
    if (message.to === family.child.email) throw new MailError('The mailbox is full for now.')
    return send(message)
  }
  await tell()
  expect(world.mail.sent.map(({ to }) => to)).toEqual([family.father.email])
  world.mail.send = send
  world.clock.advance(minutes(10))
  await api.runner.drain()
  world.clock.advance(days(1))
  await api.runner.drain()
  expect(world.mail.sent.map(({ to }) => to)).toEqual([family.father.email, family.child.email])
})
