import { describe, expect } from 'vitest'
import { test } from '../../testing/test.ts'

const lead = { lead_id: 'lead-7', name: 'Asha Rao', email: 'asha@example.com', phone: '9845000199' }

describe('the chat window', () => {
  test('reports a conversation, then how it went on; the office hears of it once it can answer', async ({
    http,
    ctx,
    make,
    api,
  }) => {
    await make.institute()
    const begun = await http.postForm('/artibot-request/create', { lead_id: 'lead-7', is_mobile: '1' })
    expect(begun).toMatchObject({
      status: 201,
      body: { message: 'Chatbot request created successfully.', courseRequestForm: { name: null, email: null } },
    })
    const update = () => http.postForm('/artibot-request/update/lead-7', { ...lead, visit_question: 'Admission' })
    expect(await update()).toMatchObject({
      status: 200,
      body: {
        message: 'Chatbot request updated successfully.',
        chatbotForm: { name: 'Asha Rao', phone: '9845000199' },
      },
    })
    // The same report again changes nothing.
    expect((await update()).status).toBe(200)
    await api.runner.drain()
    const mails = await ctx.db.selectFrom('mails').select(['subject', 'text']).execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: expect.stringContaining('Chatbot Enquiry') })
    const rows = await ctx.db.selectFrom('chatbot_requests').selectAll().execute()
    expect(rows).toMatchObject([{ ...lead, is_mobile: true, visit_question: 'Admission' }])
  })

  test('tells the office nothing while a question is open or the number is missing', async ({
    http,
    ctx,
    make,
    api,
  }) => {
    await make.institute()
    await http.postForm('/artibot-request/create', { lead_id: 'lead-7' })
    const { phone: _, ...noPhone } = lead
    await http.postForm('/artibot-request/update/lead-7', noPhone)
    await http.postForm('/artibot-request/update/lead-7', { ...lead, multiple_choice_query: 'Fees' })
    await api.runner.drain()
    expect(await ctx.db.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  test('gives a stranger who names a lead nothing but their own words', async ({ http, make }) => {
    await make.institute()
    await http.postForm('/artibot-request/create', lead)
    const { body } = await http.postForm('/artibot-request/update/lead-7', { status: 'x' })
    expect(body.chatbotForm).toMatchObject({ name: null, email: null, phone: null })
    expect(await http.postForm('/artibot-request/update/nobody', lead)).toMatchObject({ status: 404 })
  })

  test.for([
    [{ is_mobile: 'perhaps' }, 'is_mobile'],
    [{ name: 'x'.repeat(501) }, 'name'],
    [{ name: 7 }, 'name'],
    [{}, 'lead_id'],
  ] as [object, string][])('refuses %j', async ([fields, field], { http, ctx }) => {
    const reply = await http.postJson('/artibot-request/create', fields)
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.errors ?? {})).toEqual([field])
    expect(await ctx.db.selectFrom('chatbot_requests').selectAll().execute()).toEqual([])
  })
})
