import { expect, test } from 'vitest'
import { templateNames } from './render.ts'
import { renderSample } from './samples.ts'

test.each(templateNames)('%s has a sample to look at, with every field filled', async (name) => {
  const { subject, html, text } = await renderSample(name)
  expect(subject).toMatch(/\S/)
  // A link that opens something stands once in the text, not as a button and again as an address.
  expect(text.split('/a-link/').length).toBeLessThanOrEqual(2)
  for (const form of [subject, html, text]) expect(form).not.toMatch(/undefined|\[object|NaN/)
})

// Staff read English; what the office writes by hand is in its own words; security-news goes to staff alone.
const toFamilies = templateNames.filter(
  (name) => !/^(office|staff)-/.test(name) && !['family-letter', 'security-news'].includes(name),
)

test.each(toFamilies)('%s is said in the language of whoever gets it', async (name) => {
  for (const [language, letters] of [
    ['kn', /[\u0c80-\u0cff]/],
    ['hi', /[\u0900-\u097f]/],
  ] as const) {
    const { subject, html } = await renderSample(name, language)
    expect(html).toContain(`lang="${language}"`)
    expect(subject).toMatch(letters)
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toMatch(letters)
    expect(html).not.toMatch(/>\s*(Hello|Dear|If you)/)
  }
})
