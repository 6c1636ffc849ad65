import { describe, expect, vi } from 'vitest'
import { type PublicForm, publicForms } from '../../../testing/forms.ts'
import { test } from '../../../testing/test.ts'
import type { Ctx } from '../../kernel/context.ts'

const rowsOf = ({ db }: Ctx, { table }: PublicForm) =>
  db
    .selectFrom(table as 'contact_enquiries')
    .selectAll()
    .execute()

const formNamed = (name: string) => publicForms.find((form) => form.name === name) as PublicForm

/** What each reply shows, beside the id and the two moments. */
const shown: Record<string, string[]> = {
  contactForm: [
    ...['name', 'email', 'phone', 'page_url', 'detail', 'course', 'location', 'branch', 'request_type', 'date', 'time'],
  ],
  scholarForm: ['name', 'email', 'phone', 'course', 'branch'],
  vrddhiForm: [
    ...['name', 'school_name', 'phone', 'father_name', 'father_email', 'father_phone'],
    ...['mother_name', 'mother_email', 'mother_phone', 'class', 'syllabus'],
  ],
  job_enquiry: ['name', 'email', 'phone', 'cv'],
  comment: ['name', 'email', 'comment', 'comment_on'],
  enquiry: ['name', 'email', 'phone'],
  courseRequestForm: ['name', 'email', 'phone'],
  admissionForm: ['admission_for', 'name', 'school_name', 'class', 'percentage', 'center', 'batch'],
}

describe.for(publicForms.map((form) => [form.name, form] as const))('%s', ([, form]) => {
  test('is kept, and the office hears of it once', async ({ http, api, ctx, make, world }) => {
    const path = await form.prepare(make)
    const { status, body } = await http.postForm(path, form.valid())
    expect(status).toBe(201)
    expect(body.message).toEqual(form.message)
    expect(Object.keys(body[form.envelope] as object).sort()).toEqual(
      ['id', 'created_at', 'updated_at', ...(shown[form.envelope] ?? form.shown ?? [])].sort(),
    )
    const [row, ...others] = await rowsOf(ctx, form)
    expect(others).toEqual([])
    expect(body[form.envelope]).toMatchObject({ id: row?.id, created_at: '2026-11-15T04:30:00.000Z' })

    await api.runner.drain()
    await api.runner.drain()
    const mails = world.mail.to('office@institute.test')
    expect(mails.map(({ subject }) => subject)).toEqual([form.subject])
    expect(mails[0]?.text).toContain('Asha Rao')
    expect(mails[0]?.text).not.toMatch(/undefined|null|\[object/)
  })

  test('is audited without a word about the person', async ({ http, ctx, make }) => {
    const path = await form.prepare(make)
    await http.postForm(path, form.valid())
    const log = await ctx.db.selectFrom('audit_log').selectAll().execute()
    const [row] = await rowsOf(ctx, form)
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({ actor_kind: 'visitor', actor_id: null, entity_id: String(row?.id) })
    expect(JSON.stringify(log)).not.toMatch(/Asha|Rao|example\.com|98450|2345/)
  })

  test('sent twice by a double click is one row, one file and one notice', async ({ http, api, ctx, make, world }) => {
    const path = await form.prepare(make)
    const removed = vi.spyOn(world.services.storage.private, 'remove')
    const written = vi.spyOn(world.services.storage.private, 'write')
    const replies = await Promise.all([1, 2].map(() => http.postForm(path, form.valid())))
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    expect(await rowsOf(ctx, form)).toHaveLength(1)
    expect(written.mock.calls.length - removed.mock.calls.length).toBe(
      (await ctx.db.selectFrom('private_files').selectAll().execute()).length,
    )
    await api.runner.drain()
    expect(world.mail.to('office@institute.test')).toHaveLength(1)
  })

  test('sent again after seconds is the first row, in the next minute of the clock too; later it is a new wish', async ({
    http,
    ctx,
    make,
    world,
  }) => {
    const path = await form.prepare(make)
    world.clock.advance(58_000)
    const first = await http.postForm(path, form.valid())
    world.clock.advance(4_000)
    expect((await http.postForm(path, form.valid())).body).toEqual(first.body)
    expect(await rowsOf(ctx, form)).toHaveLength(1)
    world.clock.advance(61_000)
    await http.postForm(path, form.valid())
    expect(await rowsOf(ctx, form)).toHaveLength(2)
  })

  test('is counted for one sender, and nobody else is kept waiting', async ({ http, make }) => {
    const path = await form.prepare(make)
    const sender = Object.entries(form.fields).find(([field]) =>
      ['email', 'father_email', 'father_phone'].includes(field),
    )
    const [field, { is }] = sender as [string, { is: string }]
    const send = (value: string) => http.postForm(path, { ...form.valid(), [field]: value })
    const [one, other] = is === 'email' ? ['one@example.com', 'other@example.com'] : ['9845000111', '9845000222']
    for (let n = 0; n < 3; n++) expect((await send(one)).status).toBe(201)
    const refused = await send(one)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(other)).status).toBe(201)
  })

  test('leaves no name, number or address in the logs, even when the mail server is down', async ({
    http,
    api,
    make,
    world,
  }) => {
    const path = await form.prepare(make)
    await http.postForm(path, form.valid())
    world.mail.behave('down')
    await api.runner.drain()
    const log = world.logger.lines.map(({ fields, message }) => [
      message,
      ...Object.values(fields).map((value) => (value instanceof Error ? `${value.message} ${value.stack}` : value)),
    ])
    expect(log.length).toBeGreaterThan(0)
    expect(JSON.stringify(log)).not.toMatch(/Asha|Rao|asha@|mohan@|98450/)
  })

  test('that cannot be written leaves no file behind', async ({ http, ctx, make, world }) => {
    const path = await form.prepare(make)
    const removed = vi.spyOn(world.services.storage.private, 'remove')
    const written = vi.spyOn(world.services.storage.private, 'write')
    await ctx.db.schema.alterTable('audit_log').renameTo('audit_log_away').execute()
    const { status, body } = await http.postForm(path, form.valid())
    await ctx.db.schema.alterTable('audit_log_away').renameTo('audit_log').execute()
    expect(status).toBe(500)
    expect(body).toEqual({ message: 'An error occurred on our side. Please try again.', request_id: 'test-request' })
    expect(await rowsOf(ctx, form)).toEqual([])
    expect(await ctx.db.selectFrom('jobs').selectAll().execute()).toEqual([])
    expect(removed.mock.calls.length).toBe(written.mock.calls.length)
  })
})

describe('the contact form', () => {
  const form = formNamed('the contact form')

  test('answers with the chosen day and hour in India', async ({ http, make }) => {
    const { body } = await http.postForm(await form.prepare(make), form.valid())
    expect(body.contactForm).toMatchObject({
      date: '2026-11-16T00:00:00+05:30',
      time: '2026-11-16T10:30:00+05:30',
      branch: 'Mysuru',
    })
  })

  test('thanks the sender without repeating what was typed', async ({ http, api, make, world }) => {
    await http.postForm(await form.prepare(make), { ...form.valid(), name: 'Buy now', detail: 'at evil.test' })
    await api.runner.drain()
    const [thanks, ...more] = world.mail.to('asha@example.com')
    expect(more).toEqual([])
    expect(thanks?.subject).toBe('Test Institute - Thank You')
    expect(thanks?.text).toContain('16 Nov 2026')
    expect(thanks?.text).not.toMatch(/Buy now|evil\.test/)
  })

  test('thanks one address three times a day at most', async ({ http, api, make, world }) => {
    const path = await form.prepare(make)
    for (let n = 0; n < 6; n++)
      await http.postForm(path, { ...form.valid(), detail: `Message ${n}` }, { address: `203.0.113.${n}` })
    await api.runner.drain()
    expect(world.mail.to('asha@example.com')).toHaveLength(3)
    expect(world.mail.to('office@institute.test')).toHaveLength(6)
  })

  test.for(['Call Back', 'Home Visit', 'Connect Online'])(
    'needs no branch for %s, and keeps none',
    async (request_type, { http, make }) => {
      const path = await form.prepare(make)
      const { branch: _, ...others } = form.valid()
      expect((await http.postForm(path, { ...others, request_type })).body.contactForm).toMatchObject({ branch: null })
      const again = await http.postForm(path, { ...others, request_type, branch: 'Mysuru', detail: 'Other' })
      expect(again.body.contactForm).toMatchObject({ branch: null })
    },
  )

  test('refuses an hour of today that has passed in India', async ({ http, make, world }) => {
    const path = await form.prepare(make)
    // 04:30 in UTC is 10:00 in India.
    const today = { ...form.valid(), date: '2026-11-15' }
    expect(await http.postForm(path, { ...today, time: '10:00' })).toMatchObject({
      status: 422,
      body: { errors: { time: ['This time has passed. Choose a later one.'] } },
    })
    expect((await http.postForm(path, { ...today, time: '10:30' })).status).toBe(201)
    world.clock.advance(14 * 60 * 60_000)
    expect((await http.postForm(path, { ...today, time: '16:30', email: 'b@example.com' })).body.errors).toEqual({
      date: ['Choose today or a later day.'],
    })
  })

  test('takes a time in words, and says it as it was sent', async ({ http, make, api, world }) => {
    const path = await form.prepare(make)
    const reply = await http.postForm(path, { ...form.valid(), time: 'after school, before 6' })
    expect(reply).toMatchObject({ status: 201, body: { contactForm: { time: 'after school, before 6' } } })
    await api.runner.drain()
    expect(world.mail.sent.map(({ text }) => text).join()).toContain('after school, before 6')
    const other = { ...form.valid(), time: '03:15', email: 'b@example.com' }
    expect((await http.postForm(path, other)).status).toBe(201)
  })

  test('counts a line break once, as the counter on the page does', async ({ http, make }) => {
    const path = await form.prepare(make)
    const detail = `${'x\r\n'.repeat(249)}xx`
    expect((await http.postForm(path, { ...form.valid(), detail })).status).toBe(201)
  })

  test('refuses a branch that is closed', async ({ http, make }) => {
    const path = await form.prepare(make)
    await make.branch({ name: 'Hubballi', is_active: false })
    const { body } = await http.postForm(path, { ...form.valid(), branch: 'Hubballi' })
    expect(body.errors).toEqual({ branch: ['Choose a branch from the list.'] })
  })
})

describe('the two-year programme', () => {
  const form = formNamed('the form of the two-year programme')
  test.for([
    ['Day Scholar', 'Bengaluru', 201],
    ['Day Scholar', 'Mysuru', 201],
    ['Residential', 'Mangaluru', 201],
    ['Residential', 'Bengaluru', 422],
    ['Residential', 'Hubballi', 422],
  ] as const)('%s at %s answers %i', async ([course, branch, status], { http, make }) => {
    const reply = await http.postForm(await form.prepare(make), { ...form.valid(), course, branch })
    expect(reply.status).toBe(status)
    if (status === 422)
      expect(reply.body.errors).toEqual({ branch: ['Choose a campus that has places for residents.'] })
  })
})

describe('a child', () => {
  const mother = ['mother_name', 'mother_phone', 'mother_email', 'mother_occupation']
  const father = mother.map((field) => field.replace('mother', 'father'))
  const without = (values: Record<string, string | Blob>, fields: string[]) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))

  test.for(['the syllabus form', 'the admission form for PUC'])(
    'in %s may have one parent, whichever',
    async (name, { http, make }) => {
      const form = formNamed(name)
      const path = await form.prepare(make)
      expect((await http.postForm(path, without(form.valid(), mother))).status).toBe(201)
      expect((await http.postForm(path, without(form.valid(), father))).status).toBe(201)
      expect((await http.postForm(path, without(form.valid(), [...father, ...mother]))).status).toBe(422)
    },
  )
})

describe('the syllabus form', () => {
  const form = formNamed('the syllabus form')
  test('says where the syllabus of that class and board is', async ({ http, make }) => {
    const { body } = await http.postForm(await form.prepare(make), {
      ...form.valid(),
      class: '10th',
      syllabus: 'State',
    })
    expect(body.file_link).toBe('https://northlight.test/storage/syllabus/10th_State.zip')
  })
})

describe('what is not shown cannot be answered', () => {
  const job = formNamed('the application for a post').valid
  const comment = formNamed('the comment on an article').valid
  const lead = formNamed('the form of a campaign').valid

  test.for([
    ['an unknown post', () => '/job-openings/enquiry/999/create', job],
    ['a post that is no number', () => '/job-openings/enquiry/abc/create', job],
    [
      'an inactive post',
      async (make) => `/job-openings/enquiry/${(await make.jobOpening({ is_active: false })).id}/create`,
      job,
    ],
    [
      'a post closed yesterday',
      async (make) => `/job-openings/enquiry/${(await make.jobOpening({ closes_on: '2026-11-14' })).id}/create`,
      job,
    ],
    [
      'a post that is not announced yet',
      async (make) => `/job-openings/enquiry/${(await make.jobOpening({ posted_on: '2026-11-16' })).id}/create`,
      job,
    ],
    ['an unknown article', () => '/blog/comment/999/create', comment],
    ['a draft', async (make) => `/blog/comment/${(await make.blog({ is_active: false })).id}/create`, comment],
    [
      'an article of tomorrow',
      async (make) => `/blog/comment/${(await make.blog({ published_on: '2026-11-16T00:00:00.000Z' })).id}/create`,
      comment,
    ],
    ['an unknown campaign', () => '/campaign/enquiry/999', lead],
    [
      'an inactive campaign',
      async (make) => `/campaign/enquiry/${(await make.campaign({ is_active: false })).id}`,
      lead,
    ],
    ['an unknown course', async (make) => `/course/nothing/branch/${(await make.branch()).slug}/request`, lead],
    [
      'an inactive course',
      async (make) =>
        `/course/${(await make.course({ is_active: false })).slug}/branch/${(await make.branch()).slug}/request`,
      lead,
    ],
    [
      'an inactive branch',
      async (make) =>
        `/course/${(await make.course()).slug}/branch/${(await make.branch({ is_active: false })).slug}/request`,
      lead,
    ],
    [
      'a course with a NUL in its address',
      async (make) => `/course/a%00b/branch/${(await make.branch()).slug}/request`,
      lead,
    ],
  ] as [string, (make: Parameters<PublicForm['prepare']>[0]) => Promise<string> | string, PublicForm['valid']][])(
    '%s is 404, and nothing is kept',
    async ([, where, valid], { http, ctx, make, world }) => {
      await make.institute()
      const written = vi.spyOn(world.services.storage.private, 'write')
      const reply = await http.postForm(await where(make), valid())
      expect(reply).toMatchObject({ status: 404, body: { message: 'Data not found.' } })
      expect(await ctx.db.selectFrom('jobs').selectAll().execute()).toEqual([])
      expect(written).not.toHaveBeenCalled()
    },
  )

  test('to be called about a course a name, a number and the class are enough', async ({ http, ctx, make }) => {
    await make.institute()
    await make.course({ slug: 'physics' })
    await make.branch({ slug: 'mysuru' })
    const path = '/course/physics/branch/mysuru/request'
    const { name, phone } = lead() as { name: string; phone: string }
    expect((await http.postForm(path, { name, phone, class: 'Class 10' })).status).toBe(201)
    expect(await ctx.db.selectFrom('course_requests').select(['email', 'class']).executeTakeFirst()).toEqual({
      email: '',
      class: 'Class 10',
    })
    expect((await http.postForm(path, { name, phone, class: 'Class 99' })).body.errors).toEqual({
      class: ['Choose a class from the list.'],
    })
    // Older clients send an address and know no class.
    expect((await http.postForm(path, lead())).status).toBe(201)
  })

  test.for(['the form of the two-year programme', 'the form of a campaign'])(
    '%s needs no e-mail address either, and the office is told all the same',
    async (name, { http, ctx, api, make, world }) => {
      const form = formNamed(name)
      const path = await form.prepare(make)
      const { email: _, ...caller } = form.valid()
      expect((await http.postForm(path, caller)).status).toBe(201)
      expect((await rowsOf(ctx, form)).map(({ email }) => email)).toEqual([''])
      await api.runner.drain()
      const mails = world.mail.to('office@institute.test')
      expect(mails.map(({ subject }) => subject)).toEqual([form.subject])
      expect(mails[0]?.text).not.toContain('E-mail')
    },
  )

  test('an address in capitals or with accents is the same address', async ({ http, make }) => {
    await make.institute()
    await make.course({ slug: 'physics' })
    await make.branch({ slug: 'mysuru' })
    expect((await http.postForm('/course/PHYSICS/branch/M%C3%BDsuru/request', lead())).status).toBe(201)
  })

  test('on its last day a post can be applied for', async ({ http, make }) => {
    await make.institute()
    const { id } = await make.jobOpening({ closes_on: '2026-11-15' })
    expect((await http.postForm(`/job-openings/enquiry/${id}/create`, job())).status).toBe(201)
  })
})

describe('a comment', () => {
  const form = formNamed('the comment on an article')
  test('waits for approval, and leaves escaped', async ({ http, ctx, api, make, world }) => {
    const blog = await make.blog({ slug: 'how-to-rest' })
    const { body } = await http.postForm(await form.prepare(make).then(() => `/blog/comment/${blog.id}/create`), {
      ...form.valid(),
      name: '<i>Asha</i>',
      comment: `<script>alert("1")</script> & 'so'`,
    })
    expect(body.comment).toMatchObject({
      name: '&lt;i&gt;Asha&lt;/i&gt;',
      comment: '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so&#39;',
      comment_on: '15 Nov, 2026 AT 10:00 am',
    })
    expect((await ctx.db.selectFrom('blog_comments').select('is_approved').execute())[0]).toEqual({
      is_approved: false,
    })
    await api.runner.drain()
    expect(world.mail.sent[0]?.html).toContain('href="https://northlight.test/knowledge-desk/how-to-rest"')
    expect(world.mail.sent[0]?.html).toContain('href="https://northlight.test/office/comments/')
  })
})

describe('a call-back', () => {
  const contact = formNamed('the contact form')
  const { name, phone, date, time, page_url } = contact.valid() as Record<string, string>
  const call = { name, phone, page_url, request_type: 'Call Back' } as Record<string, string>
  const onDay = { ...call, date } as Record<string, string>
  const atHour = { ...onDay, time } as Record<string, string>

  test('needs a name and a number: the office reads today and any time, and no mail goes to nobody', async ({
    http,
    api,
    make,
    world,
  }) => {
    const path = await contact.prepare(make)
    const { status, body } = await http.postForm(path, { ...call, class: 'Class 10' })
    expect([status, body.contactForm]).toMatchObject([201, { date: '2026-11-15T00:00:00+05:30', time: 'Any time' }])
    await api.runner.drain()
    expect(world.mail.sent).toHaveLength(1)
    for (const word of ['Class 10', '15 Nov 2026', 'Any time']) expect(world.mail.sent[0]?.text).toContain(word)
  })

  test('may have a day, an hour and an address, as older clients send them; a class is one of the list', async ({
    http,
    api,
    make,
    world,
  }) => {
    const path = await contact.prepare(make)
    const { contactForm } = (await http.postForm(path, { ...atHour, email: 'b@example.com' })).body
    expect(contactForm).toMatchObject({ time: '2026-11-16T10:30:00+05:30' })
    await http.postForm(path, { ...onDay, email: 'c@example.com' })
    await api.runner.drain()
    expect(world.mail.to('b@example.com')[0]?.text).toContain('at the time you chose')
    expect(world.mail.to('c@example.com')[0]?.text).toContain('Any time')
    expect(world.mail.to('c@example.com')[0]?.text).not.toContain('at the time you chose')
    expect((await http.postForm(path, { ...call, class: 'Class 99' })).body.errors).toEqual({
      class: ['Choose a class from the list.'],
    })
  })

  test('a visit needs the rest as well', async ({ http, make }) => {
    const path = await contact.prepare(make)
    const { status, body } = await http.postForm(path, { ...call, request_type: 'Visit Our Center', branch: 'Mysuru' })
    expect([status, Object.keys(body.errors as object).sort()]).toEqual([
      422,
      ['course', 'date', 'detail', 'email', 'location', 'time'],
    ])
  })
})

describe('an admission form', () => {
  const puc = formNamed('the admission form for PUC')
  const school = formNamed('the admission form for Classes 8 to 10')

  test('keeps the last four digits of the Aadhaar number and nothing more of it', async ({
    http,
    ctx,
    api,
    make,
    world,
  }) => {
    await http.postForm(await puc.prepare(make), puc.valid())
    await api.runner.drain()
    const everything = JSON.stringify([
      await ctx.db.selectFrom('admission_enquiries').selectAll().execute(),
      await ctx.db.selectFrom('mails').selectAll().execute(),
      world.mail.sent,
    ])
    expect(everything).not.toMatch(/2345\s?6789/)
    expect(everything).toContain('XXXX XXXX 0123')
  })

  test('does not need an Aadhaar number', async ({ http, ctx, api, make, world }) => {
    const { aadhar: _, ...others } = puc.valid()
    expect((await http.postForm(await puc.prepare(make), others)).status).toBe(201)
    await api.runner.drain()
    expect(await ctx.db.selectFrom('admission_enquiries').select('aadhar_last_four').execute()).toEqual([
      { aadhar_last_four: '' },
    ])
    expect(world.mail.sent.map(({ text }) => text).join()).toContain('not given')
  })

  test.for([
    ['no sibling', { sibling: 'No' }, { has_sibling: false, sibling_occupation: null, no_of_sibling: null }],
    [
      'one who works',
      { sibling: 'Yes', sibling_occupation: 'working' },
      { sibling_occupation: 'working', sibling_school: null },
    ],
    [
      'two who study',
      {},
      { has_sibling: true, sibling_occupation: 'studying', no_of_sibling: 2, sibling_class: '6 and 8' },
    ],
  ] as const)('with %s keeps only what belongs to that answer', async ([, answers, row], { http, ctx, make }) => {
    const reply = await http.postForm(await puc.prepare(make), { ...puc.valid(), ...answers })
    expect(reply.status).toBe(201)
    expect((await ctx.db.selectFrom('admission_enquiries').selectAll().execute())[0]).toMatchObject(row)
  })

  test.for([
    ['9', 'Foundation', 201],
    ['Class 9', 'Foundation', 201],
    ['10th', 'Board', 201],
    ['10', 'Foundation', 422],
    ['8', 'Board', 422],
    ['9', 'Two-year full-time, residential', 422],
  ] as const)('of class %s with the batch %s answers %i', async ([schoolClass, batch, status], { http, make }) => {
    const reply = await http.postForm(await school.prepare(make), { ...school.valid(), class: schoolClass, batch })
    expect(reply.status).toBe(status)
    if (status === 422) expect(reply.body.errors).toEqual({ batch: ['Choose a batch for this class from the list.'] })
  })

  test.for([
    [puc, 'Mysuru, residential', 201],
    [school, 'Mysuru, residential', 422],
  ] as const)('offers its own centres', async ([form, center, status], { http, make }) => {
    expect((await http.postForm(await form.prepare(make), { ...form.valid(), center })).status).toBe(status)
  })
})
