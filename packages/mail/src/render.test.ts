import { describe, expect, test } from 'vitest'
import { isOwnAddress } from './facts.tsx'
import { render, templateNames } from './render.ts'

const institute = {
  name: 'Northlight Academy',
  address: '12 Observatory Road, Bengaluru 560001',
  site_url: 'https://northlight.test',
}

describe('the subscription mail to the office', () => {
  const write = (fields: { email?: string; page_url?: string } = {}) =>
    render('office-subscription', {
      institute,
      email: 'asha@example.test',
      page_url: 'https://northlight.test/faq',
      ...fields,
    })

  test('has the subject the office filters by', async () => {
    expect((await write()).subject).toBe('Subscription Enquiry')
  })

  test('says who subscribed and on which page, in both forms', async () => {
    const { html, text } = await write()
    for (const form of [html, text]) {
      expect(form).toContain('asha@example.test')
      expect(form).toContain('https://northlight.test/faq')
      expect(form).toContain('12 Observatory Road, Bengaluru 560001')
    }
  })

  test('keeps what was typed as text, never as markup', async () => {
    const { html } = await write({ email: '<img src=x onerror=alert(1)>@example.test' })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })

  test('makes no link of a foreign page address', async () => {
    const { html } = await write({ page_url: 'https://phishing.test/login' })
    expect(html).toContain('https://phishing.test/login')
    expect(html).not.toContain('href="https://phishing.test')
  })

  test('writes the plain text without markup or shouted headings', async () => {
    const { text } = await write()
    expect(text).toContain('New newsletter subscription')
    expect(text).not.toMatch(/<\w+/)
  })
})

test.each(templateNames)('%s loads nothing from elsewhere and names both colour schemes', async (name) => {
  const { html } = await render(name, { institute, email: 'a@b.test', page_url: 'https://northlight.test/' })
  expect(html).not.toMatch(/<(img|link|script|iframe)\b/i)
  expect(html).not.toMatch(/url\(|@import/i)
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toMatch(/<html[^>]* lang="en"/)
})

test.each([
  ['https://northlight.test/faq?page=2', true],
  ['https://northlight.test.evil.test/', false],
  ['https://northlight.test@evil.test/', false],
  ['https://user@northlight.test/', false],
  ['http://northlight.test/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%j is an address of our own: %j', (address, expected) => {
  expect(isOwnAddress(address, institute.site_url)).toBe(expected)
})
