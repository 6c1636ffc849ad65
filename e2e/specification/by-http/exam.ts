import { expect } from '@playwright/test'
import { type Client, clientOf } from './client.ts'

/** Sold in the demo, and of single-choice questions alone. */
export const sold = 'kcet-biology-mock-1'
/** Its rules end it when the screen is left a third time. */
export const strict = 'kcet-chemistry-mock-1'

/** Answers question after question until the test says that it is over. */
const sit = async (client: Client, test: string) => {
  for (let asked = 0; asked < 200; asked += 1) {
    const { question_set, current_question_count, total_question_count } = await client.expected(
      200,
      `tests/${test}/question-set`,
    )
    if (question_set.test_status === 'Completed') return
    expect(current_question_count).toBeLessThanOrEqual(total_question_count)
    await client.expected(200, `tests/${test}/fill-answer`, { attempted_answer: 'Answer1' })
  }
  throw new Error('The test never ended.')
}

/** The whole way of a test that is sold: apply, pay, sit, read the report, fetch it as a file. */
const soldTest = async (client: Client) => {
  const { test_enrollment } = await client.expected(200, `tests/${sold}/apply`)
  expect(Number(test_enrollment.amount)).toBe(49)
  const proof = await client.pay(test_enrollment.razorpay_order_id)
  const { enrollmentForm } = await client.expected(200, `tests/${sold}/apply/payment-verification`, proof)
  expect(enrollmentForm).toMatchObject({ payment_status: 'PAID', is_enrolled: true, test_status: 'Pending' })
  await sit(client, sold)
  await expect.poll(async () => (await client.call(`tests/${sold}/report`)).status).toBe(200)
  const report = await client.expected(200, `tests/${sold}/report`)
  expect(report).toMatchObject({ total_question_count: 60, total_answer_count: 60 })
  const { file_key } = await client.expected(200, `tests/${sold}/report-download-request`)
  const file = await client.send(`/v1/test-report-download/${file_key}`)
  expect([file.status, (await file.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
}

/** Two warnings that no client can take for the end, and then the end. */
const strictTest = async (client: Client) => {
  const root = `tests/${strict}`
  await client.expected(200, `${root}/apply`)
  await client.expected(200, `${root}/question-set`)
  const leave = () => client.call(`${root}/eliminated`, { reason: 'Left full screen' })
  for (const warning of ['Warning 1 of 2', 'Warning 2 of 2']) {
    const reply = await leave()
    expect(reply).toMatchObject({ status: 409, body: { code: 'not_eliminated' } })
    expect(reply.body.message).toContain('Your test goes on.')
    expect(reply.body.message).toContain(warning)
    expect((await client.expected(200, `${root}/question-set`)).question_set.test_status).not.toBe('Eliminated')
    // Two reports within two seconds are one leaving.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
  }
  expect(await leave()).toEqual({ status: 200, body: { message: 'Eliminated successfully' } })
  const { question_set } = await client.expected(200, `${root}/question-set`)
  expect(question_set).toMatchObject({ test_status: 'Eliminated', reason: expect.stringMatching(/./) })
  expect(await leave()).toEqual({ status: 400, body: { message: 'Exam is over already!' } })
}

export const examined = async (siteUrl: string) => {
  const client = clientOf(siteUrl)
  const who = await client.register()
  await client.signIn(who.email)
  await Promise.all([soldTest(client), strictTest(client)])
  const paths = ['/profile', '/course-enrolled', '/test-enrolled', `/online-tests/${sold}/ongoing`]
  for (const path of [...paths, `/online-tests/${sold}/report`, '/admission/online-tests/x-aptitude-test'])
    expect((await client.send(path)).status, path).toBe(200)
}
