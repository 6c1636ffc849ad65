import { expect, test } from 'vitest'
import { saidProse } from './said-prose.ts'

const kannada = {
  language: 'kn' as const,
  texts: { 'We are small.': 'ನಾವು ಚಿಕ್ಕವರು.', 'Tea & chalk': 'ಚಹಾ & ಸೀಮೆಸುಣ್ಣ <b>', 'Who we are': 'ನಾವು ಯಾರು' },
}

test('text of which every paragraph is translated is said in the language, and is not marked', () => {
  expect(saidProse(kannada, '<h2>Who we are</h2>\n<p>We are small.</p>')).toEqual({
    html: '<h2>ನಾವು ಯಾರು</h2>\n<p>ನಾವು ಚಿಕ್ಕವರು.</p>',
  })
})

test('a paragraph without a translation stays English, and each is marked as what it is', () => {
  expect(saidProse(kannada, '<p>We are small.</p><p>We are many.</p>')).toEqual({
    html: '<p lang="kn">ನಾವು ಚಿಕ್ಕವರು.</p><p>We are many.</p>',
    lang: 'en',
  })
})

test('a paragraph with a mark inside is not taken apart', () => {
  const html = '<p>We <b>are</b> small.</p>'
  expect(saidProse(kannada, html)).toEqual({ html, lang: 'en' })
})

test('signs are read as a person reads them, and what was stored is shown as text', () => {
  expect(saidProse(kannada, '<ul><li>Tea &amp; chalk</li></ul>').html).toBe(
    '<ul><li>ಚಹಾ &amp; ಸೀಮೆಸುಣ್ಣ &lt;b&gt;</li></ul>',
  )
})

test('English pages are left as they are', () => {
  expect(saidProse({ language: 'en', texts: {} }, '<p>We are small.</p>')).toEqual({ html: '<p>We are small.</p>' })
})
