import type { PaperView } from '@northlight/contract/exams/paper'

const formula = /<(span|div)\s+class="math"\s+data-tex="([^"]*)"[^>]*>[\s\S]*?<\/\1>/gi
const source = /<annotation\b[\s\S]*?<\/annotation>/g

const decoded = (attribute: string) =>
  attribute
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

export const hasFormulas = (html: string): boolean => html.includes('data-tex=')

type Draw = (tex: string, options: Record<string, unknown>) => string

/** MathML, which browsers draw and screen readers speak by themselves. What cannot be read stays as it was written. */
export const drawnWith =
  (draw: Draw) =>
  (html: string): string =>
    html.replace(formula, (whole, tag: string, tex: string) => {
      try {
        const made = draw(decoded(tex), {
          displayMode: tag.toLowerCase() === 'div',
          output: 'mathml',
          throwOnError: true,
          strict: 'ignore',
          trust: false,
          maxExpand: 500,
          maxSize: 20,
        })
        return /<math[\s\S]*<\/math>/.exec(made)?.[0].replace(source, '') ?? whole
      } catch {
        return whole
      }
    })

const overTexts = (paper: PaperView, change: (html: string) => string): PaperView => {
  const all = (record: Record<string, string>) =>
    Object.fromEntries(Object.entries(record).map(([name, html]) => [name, change(html)]))
  type Texts = PaperView['sections'][number]['slots'][number]['questions'][number]['texts']
  const texts = (given: Texts): Texts =>
    Object.fromEntries(
      Object.entries(given).map(([language, words]) => [
        language,
        {
          text: change(words.text),
          options: all(words.options),
          ...(words.matches ? { matches: all(words.matches) } : {}),
        },
      ]),
    ) as Texts
  return {
    ...paper,
    sections: paper.sections.map((section) => ({
      ...section,
      slots: section.slots.map((slot) => ({
        ...slot,
        questions: slot.questions.map((question) => ({ ...question, texts: texts(question.texts) })),
      })),
    })),
    passages: paper.passages.map((passage) => ({
      ...passage,
      texts: Object.fromEntries(
        Object.entries(passage.texts).map(([language, html]) => [language, change(html ?? '')]),
      ) as typeof passage.texts,
    })),
  }
}

/**
 * The paper with its formulas drawn. Papers come with drawn formulas; only one that does not makes the page fetch the
 * program that draws them. The drawn paper is what the device keeps, so a reload never draws again.
 */
export const drawPaper = async (paper: PaperView): Promise<PaperView> => {
  if (!hasFormulas(JSON.stringify(paper).replaceAll('\\"', '"'))) return paper
  const { default: katex } = await import('katex')
  return overTexts(
    paper,
    drawnWith((tex, options) => katex.renderToString(tex, options)),
  )
}

export const drawHtml = async (html: string): Promise<string> => {
  if (!hasFormulas(html)) return html
  const { default: katex } = await import('katex')
  return drawnWith((tex, options) => katex.renderToString(tex, options))(html)
}
