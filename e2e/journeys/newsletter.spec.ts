import { expect } from '@playwright/test'
import { proves } from '../specification/proves.ts'
import { axe } from '../support/axe.ts'
import { mailSaying } from '../support/outbox.ts'
import { plainPage } from '../support/pages.ts'
import { answer, api, count, hold, isSubscription } from '../support/replies.ts'
import { shell } from '../support/shell.ts'
import { test } from '../support/test.ts'

const path = api('/subscription-form')
const someone = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`

test.describe('what cannot be right is not even sent', () => {
  const cases = [
    ['nothing', '', 'Enter your e-mail address.'],
    ['only spaces', '   ', 'Enter your e-mail address.'],
    ['no @', 'asha.example.com', 'Enter a valid e-mail address'],
    ['a list', 'a@example.com, b@example.com', 'Enter a valid e-mail address'],
    ['no domain', 'asha@', 'Enter a valid e-mail address'],
  ] as const
  test('and the reason stands beside the field, which has the focus', async ({ page, visit }) => {
    const sent = count(page, isSubscription)
    await visit(plainPage)
    const { newsletter, email, subscribe } = shell(page)
    await expect(newsletter.getByRole('heading', { name: 'Subscribe our newsletter' })).toBeVisible()
    await expect(email).toHaveAttribute('autocomplete', 'email')
    await expect(subscribe).toBeEnabled()
    for (const [what, typed, words] of cases) {
      await proves(['newsletter rules'], async () => {
        await email.fill(typed)
        await subscribe.click()
        await expect(newsletter.getByText(words)).toBeVisible()
        await expect(email).toHaveAttribute('aria-invalid', 'true')
        await expect(email).toHaveAccessibleDescription(new RegExp(words))
        await expect(email).toBeFocused()
        if (what === 'no @') await axe(page, newsletter)
      })
      // A good address takes the complaint away, so that the next one is new.
      await email.fill('asha@example.com')
      await expect(newsletter.getByText(words)).toBeHidden()
    }
    expect(sent).toHaveLength(0)
  })
})

test('a good address is stored, confirmed, and told to the office', { tag: '@desktop' }, async ({
  page,
  visit,
  siteUrl,
  problems,
}) => {
  problems.allow(/404/)
  const sent = count(page, isSubscription)
  const address = someone('asha')
  await visit('/no-such-page?page=2')
  const { newsletter, email, subscribe, toast } = shell(page)
  const held = await hold(page, path)
  await email.fill(address)
  await page.keyboard.press('Enter')
  const button = newsletter.getByRole('button')
  await proves(['newsletter submitting'], async () => {
    await expect(button, 'while it is sent the button waits').toBeDisabled()
    await expect(button.locator('.animate-spin'), 'and turns').toBeVisible()
  })
  await proves(['newsletter success'], async () => {
    const stored = page.waitForResponse((response) => isSubscription(response.request()))
    held.release()
    const { message } = await (await stored).json()
    expect(message).toBe('Subscribed successfully.')
    await expect(toast(message)).toBeVisible()
    await expect(button).toBeEnabled()
    await expect(email).toHaveValue('')
  })

  await proves(['newsletter call'], async () => {
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers()['content-type']).toContain('multipart/form-data')
    const body = sent[0]?.postData() ?? ''
    expect(body).toMatch(new RegExp(`name="email"\\s+${address}\\s`))
    expect(body).toMatch(new RegExp(`name="page_url"\\s+${siteUrl}/no-such-page\\?page=2\\s`))
  })
  const mail = await mailSaying(address)
  expect(mail.subject).toBe('Subscription Enquiry')
  expect(mail.envelope.to).toEqual(['office@northlight.test'])
  expect(mail.text).toContain(`${siteUrl}/no-such-page?page=2`)

  await test.step('an impatient double click sends once', async () => {
    await page.unrouteAll()
    const again = await hold(page, path)
    await visit(plainPage)
    await email.fill(someone('double'))
    await subscribe.dblclick()
    await page.keyboard.press('Enter')
    again.release()
    await expect(email).toHaveValue('')
    expect(sent).toHaveLength(2)
  })
})

test('a second subscription is refused, said on the field, and the address stays; offline too', {
  tag: '@phone',
}, async ({ page, context, visit, request, problems, siteUrl }) => {
  problems.allow(/422|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  const address = someone('twice')
  const first = await request.post(path, { multipart: { email: address, page_url: `${siteUrl}/` } })
  expect(first.status()).toBe(201)
  const second = await request.post(path, { multipart: { email: address.toUpperCase(), page_url: `${siteUrl}/` } })
  expect(second.status()).toBe(422)
  const { message, errors } = await second.json()

  await visit(plainPage)
  const { newsletter, email, subscribe, toast } = shell(page)
  await email.fill(address)
  await subscribe.click()
  await proves(['newsletter failure', 'newsletter refused', 'newsletter rejection at the field'], async () => {
    await expect(toast(message)).toBeVisible()
    await expect(newsletter.getByText(errors.email[0])).toBeVisible()
  })
  await expect(email).toHaveValue(address)
  await expect(email).toBeFocused()

  await test.step('offline it says so, keeps the address, and works once the connection is back', async () => {
    const offline = someone('offline')
    await email.fill(offline)
    await context.setOffline(true)
    await subscribe.click()
    await expect(toast(/connection/)).toBeVisible()
    await expect(email).toHaveValue(offline)
    await context.setOffline(false)
    await subscribe.click()
    await expect(toast('Subscribed successfully.')).toBeVisible()
  })
})

test('what the server refuses or fails at is said in words, sent once, and nothing typed is lost', {
  tag: '@desktop',
}, async ({ page, visit, request, problems }) => {
  problems.allow(/422|Failed to load resource/)
  const long = `${'a'.repeat(250)}@example.com`
  const response = await request.post(path, { multipart: { email: long, page_url: 'https://example.com/' } })
  expect(response.status()).toBe(422)
  const { errors } = await response.json()

  const sent = count(page, isSubscription)
  let reply = { status: 500, body: '' }
  await answer(page, path, (route) => route.fulfill(reply))
  await visit(plainPage)
  const { newsletter, email, subscribe, toast } = shell(page)
  await test.step('an address that is too long is refused, by page and server alike', async () => {
    // A person cannot type that much; a script or an old browser can.
    await email.evaluate((field, value) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setter?.call(field, value)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }, long)
    await subscribe.click()
    await expect(newsletter.getByText(errors.email[0])).toBeVisible()
    expect(sent).toHaveLength(0)
  })
  await email.fill('asha@example.com')
  for (const [index, [what, status, body]] of [
    ['with a sentence', 500, JSON.stringify({ message: 'Something went wrong.' })] as const,
    ['without a body', 502, ''] as const,
    ['that is a web page', 503, '<html><h1>Bad gateway</h1></html>'] as const,
  ].entries())
    await test.step(`a failure ${what}`, async () => {
      reply = { status, body }
      await subscribe.click()
      const alert = page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
      await expect(alert).toHaveText(/\w+ \w+ \w+/)
      await expect(alert).not.toHaveText(/undefined|null|\[object|<html|fetch/i)
      await expect(email).toHaveValue('asha@example.com')
      await expect(subscribe).toBeEnabled()
      // A form is never sent again by itself.
      expect(sent).toHaveLength(index + 1)
      await alert.getByRole('button', { name: /close/i }).click()
      await expect(alert).toHaveCount(0)
    })
  for (const status of [408, 409, 425, 429, 500, 502, 503, 504])
    await test.step(`§7: what is sent and fails with ${status} is not sent again by itself`, async () => {
      const before = sent.length
      reply = { status, body: JSON.stringify({ message: `Refused with ${status}.` }) }
      await subscribe.click()
      await expect(toast(`Refused with ${status}.`)).toBeVisible()
      await expect(subscribe).toBeEnabled()
      expect(sent).toHaveLength(before + 1)
    })
  await proves(['newsletter rejection at the field', 'newsletter refused'], async () => {
    const complaint = { message: 'The given data was invalid.', errors: { email: ['First.', 'Second.'] } }
    reply = { status: 422, body: JSON.stringify(complaint) }
    await subscribe.click()
    await expect(toast('The given data was invalid.')).toBeVisible()
    await expect(newsletter.getByText('First.')).toBeVisible()
    await expect(newsletter.getByText('Second.')).toHaveCount(0)
  })
})

test('§4: in Kannada and Hindi the server’s message is in the language of the page', { tag: '@phone' }, async ({
  page,
  visit,
  problems,
}) => {
  problems.allow(/422/)
  for (const [language, button] of [
    ['kn', 'ಚಂದಾದಾರರಾಗಿ'],
    ['hi', 'सब्सक्राइब करें'],
  ] as const)
    await test.step(language, async () => {
      await visit(`/${language}/contact-us`)
      const form = page.locator('[data-newsletter] form')
      const messages = page.locator('[data-toasts]')
      const address = someone(language)
      for (const status of [201, 422]) {
        await form.getByRole('textbox').fill(address)
        const answered = page.waitForResponse((response) => isSubscription(response.request()))
        await form.getByRole('button', { name: button }).click()
        const response = await answered
        expect(response.status()).toBe(status)
        const { message, errors } = await response.json()
        expect(message).toMatch(language === 'kn' ? /[\u0c80-\u0cff]/ : /[\u0900-\u097f]/)
        await expect(messages.getByText(message)).toBeVisible()
        if (errors) await expect(form.getByText(errors.email[0])).toBeVisible()
      }
    })
})
