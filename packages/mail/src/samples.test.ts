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
