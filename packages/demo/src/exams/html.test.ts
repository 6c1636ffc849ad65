import { seconds } from '@northlight/contract/durations'
import { describe, expect, test } from 'vitest'
import { readPool } from '../content/questions.ts'
import { fromMarkdown } from '../markdown.ts'
import { blockHtml, inlineHtml } from './html.ts'

/** Everything is set twice, on two cores shared with every other test. */
const patience = { timeout: seconds(90) }

const pool = readPool()

describe('texts of questions', () => {
  test('are set as Markdown and the sanitiser set them, by whichever way', patience, () => {
    const texts = pool.questions.flatMap(({ text, solution, translations = {} }) => [
      text,
      solution,
      ...Object.values(translations).flatMap((one) => [one.text, one.solution]),
    ])
    for (const text of texts) expect(blockHtml(text)).toBe(fromMarkdown(text).html)
  })

  test('are choices without a paragraph of their own', patience, () => {
    for (const { id, options, matches = [] } of pool.questions)
      for (const choice of [...options, ...matches]) {
        const html = inlineHtml(choice)
        expect(html, id).not.toMatch(/<(p|ol|ul|h\d|hr)\b|\$/)
        const long = fromMarkdown(`x ${choice.trim()}`).html
        expect(`<p>x ${html}</p>`, id).toBe(long)
      }
  })

  test('keep signs that Markdown would take for itself', () => {
    expect(inlineHtml('3. ')).toBe('3.')
    expect(inlineHtml('+ 2')).toBe('+ 2')
    expect(inlineHtml('1) yes')).toBe('1) yes')
    expect(inlineHtml('*Musca* & <b>')).toBe('<em>Musca</em> &amp; &lt;b&gt;')
    expect(blockHtml('One.\n\n$x\\lt 1$ & more')).toBe(
      '<p>One.</p>\n<p><span class="math" data-tex="x\\lt 1">x\\lt 1</span> &amp; more</p>',
    )
  })
})
