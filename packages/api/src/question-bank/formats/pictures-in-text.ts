import { escaped } from '@northlight/contract/formulas/formula-text'
import type { ParsedPicture, ParsedQuestion } from './parsed-question.ts'

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

/** Every picture that goes along with a question: inside its texts, its own figure and that of its passage. */
export const allPictures = ({
  figure,
  pictures,
  passage,
}: Pick<ParsedQuestion, 'figure' | 'pictures' | 'passage'>): ParsedPicture[] =>
  [figure, passage?.figure ?? null, ...pictures].filter((one) => one !== null)

/** A question with every figure by another one. */
export const withFigures = <Question extends Pick<ParsedQuestion, 'figure' | 'passage'>>(
  question: Question,
  change: (figure: ParsedPicture, where: string) => ParsedPicture,
): Question => ({
  ...question,
  figure: question.figure && change(question.figure, 'the question'),
  passage: question.passage && {
    ...question.passage,
    figure: question.passage.figure && change(question.passage.figure, 'the passage'),
  },
})

/** A text without the picture that one of these addresses names, and the words of it. */
export const withoutPicture = (html: string, addresses: readonly string[]): { html: string; alt: string | null } => {
  let alt: string | null = null
  const rest = withPictures(html, (one) => {
    if (alt !== null || !addresses.includes(one.src)) return one
    alt = one.alt
    return null
  })
  return alt === null ? { html, alt } : { html: rest.replaceAll(/<p>\s*<\/p>/g, ''), alt }
}

/** Behind a text, as a picture of its own: one that goes along with the file, or one that is named by its address. */
export const figureTag = (figure: ParsedPicture | null, alt: string | null): string =>
  figure === null ? '' : `<p>${pictureTag({ src: figureAddress(figure), alt: alt ?? '' })}</p>`

export const figureAddress = ({ name, base64 }: ParsedPicture): string => (base64 === null ? name : importMark + name)

/** The pictures in all texts of a question. */
export const picturesOf = (question: Texts): Picture[] => {
  const found: Picture[] = []
  withTexts(question, (html) => {
    found.push(...picturesIn(html))
    return html
  })
  return found
}
