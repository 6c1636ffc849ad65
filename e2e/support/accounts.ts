import { expect, type Page } from '@playwright/test'
import { ownEmail, ownPhone } from './forms.ts'
import { api } from './replies.ts'

export type Account = { name: string; email: string; phone: string; password: string; token: string }

/** An account of its own for each journey, grown up, so that nobody has to be asked for consent. */
export const newAccount = async (page: Page, fields: Record<string, string> = {}): Promise<Account> => {
  const who = {
    name: 'Meera Joshi',
    email: ownEmail(),
    phone: ownPhone(),
    password: 'Polaris#2027',
    date_of_birth: '1998-04-23',
    ...fields,
  }
  const reply = await page.request.post(api('/auth/register'), { data: { ...who, confirm_password: who.password } })
  expect(reply.status()).toBe(201)
  const { token } = await reply.json()
  return { ...who, token }
}

/** Signs the browser in without the form: for journeys that begin afterwards. */
export const signInAs = async (page: Page, { email, password }: Pick<Account, 'email' | 'password'>) => {
  const { csrfToken } = await (await page.request.get('/api/auth/csrf')).json()
  const reply = await page.request.post('/api/auth/callback/credentials', {
    form: { email, password, csrfToken, json: 'true' },
  })
  expect(reply.ok()).toBe(true)
  expect((await (await page.request.get('/api/auth/session')).json()).user).toBeTruthy()
}

/** The same call as the page makes it, as this person. */
export const as = ({ token }: Pick<Account, 'token'>) => ({ headers: { authorization: `Bearer ${token}` } })
