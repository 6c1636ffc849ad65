import { expect } from 'vitest'
import { publicForms } from '../../../testing/forms.ts'
import { test } from '../../../testing/test.ts'
import { forms } from '../../enquiries/sent.ts'
import type { Ctx } from '../../kernel/context.ts'

const touches = ({ db }: Ctx) =>
  db
    .selectFrom('family_touches')
    .innerJoin('families', 'families.id', 'family_touches.family_id')
    .select(['family_touches.entity', 'families.name', 'families.state'])
    .execute()

test('a CV is read by administrators alone and a comment by editors; every other form is a touch', () => {
  expect(forms.flatMap(({ table, kind }) => (kind ? [] : [table]))).toEqual(['job_enquiries', 'blog_comments'])
})

test.for(publicForms.map((form) => [form.name, form] as const))(
  '%s is a touch of a family as soon as it is kept, unless others read it',
  async ([, form], { http, ctx, make }) => {
    const path = await form.prepare(make)
    expect((await http.postForm(path, form.valid())).status).toBe(201)
    expect(await touches(ctx)).toEqual(
      form.form.kind === null ? [] : [{ entity: form.table, name: 'Asha Rao', state: 'new' }],
    )
  },
)

test('the newsletter waits for no call, seats at an event do; a chat is a touch once somebody can be reached', async ({
  http,
  ctx,
  make,
}) => {
  await make.institute()
  await make.event({ slug: 'evening', event_date: '2026-12-01T12:00:00.000Z' })
  await http.postForm('/subscription-form', { email: 'reader@example.com', page_url: 'https://northlight.test/faq' })
  await http.postForm('/event/evening/reserve', { name: 'Ravi', phone: '9845000133', people: '2' })
  await http.postJson('/artibot-request/create', { lead_id: 'l-1', visit_question: 'Admission' })
  expect((await touches(ctx)).map(({ entity, state }) => [entity, state])).toEqual([
    ['subscriptions', 'later'],
    ['event_reservations', 'new'],
  ])
  await http.postJson('/artibot-request/update/l-1', { name: 'Ravi K', phone: '+91 98450 00133' })
  const [, event, chat] = await ctx.db
    .selectFrom('family_touches')
    .select(['entity', 'family_id'])
    .orderBy('id')
    .execute()
  expect(chat).toEqual({ entity: 'chatbot_requests', family_id: event?.family_id })
})
