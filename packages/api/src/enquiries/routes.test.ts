import { describe, expect } from 'vitest'
import { publicForms } from '../../testing/forms.ts'
import { test } from '../../testing/test.ts'

const page = 'https://northlight.test/about-us?from=menu'

describe('the newsletter', () => {
  test('stores the address and tells the office once, by mail', async ({ http, api, ctx, make, world }) => {
    await make.institute()
    const { status, body } = await http.postForm('/subscription-form', {
      email: ' Reader@Example.com ',
      page_url: page,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      message: 'Subscribed successfully.',
      subscriptionForm: { email: 'Reader@Example.com', page_url: page },
    })
    await api.runner.drain()
    await api.runner.drain()
    expect(world.mail.sent).toHaveLength(1)
    expect(world.mail.sent[0]).toMatchObject({
      to: 'office@institute.test',
      replyTo: 'Reader@Example.com',
      subject: 'Subscription Enquiry',
    })
    expect(world.mail.sent[0]?.text).toContain('Reader@Example.com')
    expect(await ctx.db.selectFrom('mails').select(['state', 'attempts']).execute()).toEqual([
      { state: 'sent', attempts: 1 },
    ])
  })

  test('keeps the mail in the outbox when there is no mail server', async ({ http, api, ctx, make, world }) => {
    await make.institute()
    world.services.mail = null as never
    await http.postForm('/subscription-form', { email: 'reader@example.com', page_url: page })
    await api.runner.drain()
    expect(await ctx.db.selectFrom('mails').select(['state', 'to_address']).execute()).toEqual([
      { state: 'kept', to_address: 'office@institute.test' },
    ])
  })

  test('a mail server that is down is tried again; one that refuses is not', async ({
    http,
    api,
    ctx,
    make,
    world,
  }) => {
    await make.institute()
    world.mail.behave('down')
    await http.postForm('/subscription-form', { email: 'one@example.com', page_url: page })
    await api.runner.drain()
    world.mail.behave('accept')
    world.clock.advance(60_000)
    await api.runner.drain()
    world.mail.behave('refuse')
    await http.postForm('/subscription-form', { email: 'two@example.com', page_url: page })
    await api.runner.drain()
    const mails = await ctx.db.selectFrom('mails').select(['state', 'attempts']).orderBy('id').execute()
    expect(mails).toEqual([
      { state: 'sent', attempts: 2 },
      { state: 'failed', attempts: 1 },
    ])
    const jobs = await ctx.db.selectFrom('jobs').select('state').where('name', 'like', 'enquiries%').execute()
    expect(jobs).toEqual([{ state: 'done' }, { state: 'done' }])
  })

  test.for([
    ['a missing address', { page_url: page }, 'email', 'Enter your e-mail address.'],
    [
      'a malformed address',
      { email: 'reader@', page_url: page },
      'email',
      'Enter a valid e-mail address, like name@example.com.',
    ],
    [
      'a line break in the address',
      { email: 'a@b.co\r\nBcc: c@d.co', page_url: page },
      'email',
      'Enter a valid e-mail address, like name@example.com.',
    ],
    [
      'an over-long address',
      { email: `${'a'.repeat(250)}@example.com`, page_url: page },
      'email',
      'Your e-mail address must not be longer than 255 characters.',
    ],
    ['no page', { email: 'a@example.com' }, 'page_url', 'The page address is missing.'],
    [
      'a page that is no address',
      { email: 'a@example.com', page_url: 'about us' },
      'page_url',
      'The page address must be a valid web address.',
    ],
    [
      'a script as page',
      { email: 'a@example.com', page_url: 'javascript:alert(1)' },
      'page_url',
      'The page address must be a valid web address.',
    ],
    [
      'an over-long page',
      { email: 'a@example.com', page_url: `https://northlight.test/${'a'.repeat(500)}` },
      'page_url',
      'The page address must not be longer than 500 characters.',
    ],
  ] as const)('refuses %s', async ([, fields, field, message], { http, ctx }) => {
    const { status, body } = await http.postForm('/subscription-form', { ...fields })
    expect(status).toBe(422)
    expect((body.errors as Record<string, string[]>)[field]?.[0]).toBe(message)
    expect(await ctx.db.selectFrom('subscriptions').selectAll().execute()).toEqual([])
    expect(await ctx.db.selectFrom('jobs').selectAll().execute()).toEqual([])
  })

  test('takes a page of any front end and keeps it as text', async ({ http, ctx, make }) => {
    await make.institute()
    const page_url = 'https://www.another-host.test/knowledge-desk?utm=1'
    const { status, body } = await http.postForm('/subscription-form', { email: 'a@example.com', page_url })
    expect({ status, body }).toMatchObject({ status: 201, body: { subscriptionForm: { page_url } } })
    expect(await ctx.db.selectFrom('subscriptions').select('page_url').execute()).toEqual([{ page_url }])
  })

  test.for([
    ['kn', 'ಧನ್ಯವಾದ. ನೀವು ಚಂದಾದಾರರಾಗಿದ್ದೀರಿ.', 'ಈ ಇ-ಮೇಲ್ ವಿಳಾಸಕ್ಕೆ ಸುದ್ದಿಪತ್ರ ಈಗಾಗಲೇ ಬರುತ್ತಿದೆ.'],
    ['hi', 'धन्यवाद। आप सब्सक्राइब हो गए हैं।', 'इस ई-मेल पते पर न्यूज़लेटर पहले से आता है।'],
  ] as const)(
    '§4: its message is in the language of the page, /%s',
    async ([language, thanks, refusal], { http, make }) => {
      await make.institute()
      const form = { email: 'reader@example.com', page_url: `https://northlight.test/${language}/fees?from=menu` }
      const first = await http.postForm('/subscription-form', form)
      expect(first).toMatchObject({ status: 201, body: { message: thanks } })
      const second = await http.postForm('/subscription-form', form)
      expect(second).toMatchObject({ status: 422, body: { message: refusal, errors: { email: [refusal] } } })
    },
  )

  test('refuses an address it has, in any letter case, and stores nothing more', async ({ http, ctx, make }) => {
    await make.institute()
    await http.postForm('/subscription-form', { email: 'reader@example.com', page_url: page })
    const { status, body } = await http.postForm('/subscription-form', { email: 'READER@example.com', page_url: page })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ email: ['This e-mail address already receives the newsletter.'] })
    expect(await ctx.db.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1)
    expect(await ctx.db.selectFrom('audit_log').selectAll().execute()).toHaveLength(1)
  })

  test('two at the same moment give one row and one refusal', async ({ http, ctx, make }) => {
    await make.institute()
    const replies = await Promise.all(
      [1, 2].map(() => http.postForm('/subscription-form', { email: 'same@example.com', page_url: page })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await ctx.db.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1)
  })
})

describe('the admission forms of our own site', () => {
  test('need the tick of a parent, and keep to which words it was given', async ({ http, make, ctx }) => {
    const form = publicForms.find(({ name }) => name === 'the admission form for PUC')
    if (!form) throw new Error('There is no such form.')
    const path = await form.prepare(make)
    const ours = { ...form.valid(), consent_version: 'enquiry-2026-11' }
    const refused = await http.postForm(path, ours)
    expect(refused).toMatchObject({ status: 422, body: { errors: { consent: [expect.any(String)] } } })
    expect(await http.postForm(path, { ...ours, consent: 'yes' })).toMatchObject({ status: 201 })
    expect(await ctx.db.selectFrom('admission_enquiries').select('consent_version').execute()).toEqual([
      { consent_version: 'enquiry-2026-11' },
    ])
  })
})
