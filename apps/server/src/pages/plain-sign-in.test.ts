import type { FormAnswer } from '@northlight/contract/form-answer'
import { expect, test } from 'vitest'
import { plainAnswer } from './busy-page.ts'
import { plainSignIn } from './plain-sign-in.ts'

const siteUrl = 'http://northlight.test'
const caller = { address: '203.0.113.7', requestId: 'r' }

/** What a browser without scripts shows of a refused sign-in while no page can be drawn. */
const shownFor = async (refusal: Response) => {
  const request = new Request(`${siteUrl}/auth/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'asha@northlight.test', password: 'a wrong password' }),
  })
  const answerForm = async (_page: string, answer: FormAnswer) => {
    const { status, headers, body } = plainAnswer(answer)
    return new Response(new Uint8Array(body), { status, headers })
  }
  const reply = await plainSignIn(async () => refusal, { answerForm }, { siteUrl, request, wanted: undefined }, caller)
  return { status: reply.status, text: await reply.text() }
}
const ledTo = (query: string) => Response.json({ url: `${siteUrl}/auth/sign-in?${query}` })

test.each([
  [429, 'Wait, then try again', () => new Response(null, { status: 429 })],
  [503, 'Wait a few seconds', () => new Response(null, { status: 503 })],
  [401, 'Wait, then try again', () => ledTo('error=CredentialsSignin&code=limited')],
  [401, 'we have sent the code to its e-mail address', () => ledTo('error=CredentialsSignin&code=second-way')],
  [401, 'Wrong e-mail or password', () => ledTo('error=CredentialsSignin&code=credentials')],
  [401, 'Allow cookies for this site', () => ledTo('error=MissingCSRF')],
  [500, 'This is not about your password', () => new Response(null, { status: 500 })],
])('a sign-in refused with %i while no page can be drawn says “%s”', async (status, sentence, refusal) => {
  const shown = await shownFor(refusal())
  expect(shown.status).toBe(status)
  expect(shown.text).toContain(sentence)
  expect(shown.text).toContain('<a href="/auth/sign-in">Back</a>')
  expect(shown.text).not.toContain('a wrong password')
})
