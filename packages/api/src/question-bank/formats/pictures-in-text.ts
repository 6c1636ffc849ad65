import { escaped } from '@northlight/contract/formulas/formula-text'
import type { ParsedQuestion } from './parsed-question.ts'

/** A picture that came with a file is named so in a text until it is published: `/import/fig.png`. */
export const importMark = '/import/'
/** One of ours: a path of the public store, the same under every host name. */
export const storedMark = '/storage/'

const tags = /<img\b[^>]*>/gi

const attribute = (tag: string, name: string): string => {
  const [, double, single] = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? []
  return (double ?? single ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim()
}

export type Picture = { src: string; alt: string }

export const picturesIn = (html: string): Picture[] =>
  [...html.matchAll(tags)].map(([tag]) => ({ src: attribute(tag, 'src'), alt: attribute(tag, 'alt') }))

/** Written as the sanitiser writes it. */
export const pictureTag = ({ src, alt }: Picture): string => `<img src="${escaped(src)}" alt="${escaped(alt)}" />`

/** Every picture of a text by another one, or by nothing. */
export const withPictures = (html: string, replace: (picture: Picture) => Picture | null): string =>
  html.replaceAll(tags, (tag) => {
    const next = replace({ src: attribute(tag, 'src'), alt: attribute(tag, 'alt') })
    return next === null ? '' : pictureTag(next)
  })

type Texts = Pick<ParsedQuestion, 'texts' | 'solution' | 'passage'>

const each = <T>(values: Record<string, T>, change: (value: T, name: string) => T) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))

/** Every text of a question, with where it stands, in words. */
export const withTexts = <Question extends Texts>(
  question: Question,
  change: (html: string, where: string) => string,
): Question => ({
  ...question,
  texts: each(question.texts, ({ text, options, matches }) => ({
    text: change(text, 'the question'),
    options: each(options, (html, name) => change(html, name)),
    ...(matches && { matches: each(matches, (html, name) => change(html, name)) }),
  })) as Question['texts'],
  solution: each(question.solution, (html) => change(html, 'the solution')) as Question['solution'],
  passage: question.passage && {
    ...question.passage,
    texts: each(question.passage.texts, (html) => change(html, 'the passage')) as Question['solution'],
  },
})

/** The pictures in all texts of a question. */
export const picturesOf = (question: Texts): Picture[] => {
  const found: Picture[] = []
  withTexts(question, (html) => {
    found.push(...picturesIn(html))
    return html
  })
  return found
}
