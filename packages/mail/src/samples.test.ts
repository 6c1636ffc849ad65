import { expect, test } from 'vitest'
import { templateNames } from './render.ts'
import { renderSample } from './samples.ts'

test.each(templateNames)('%s has a sample to look at, with every field filled', async (name) => {
  const { subject, html, text } = await renderSample(name)
  expect(subject).toMatch(/\S/)
  for (const form of [subject, html, text]) expect(form).not.toMatch(/undefined|\[object|NaN/)
})
