import { type Choice, choiceKey, type KeyReading, matchingKey, type Pair, wrong } from './choices-of.ts'
import { difficultyIn, type Facts } from './northlight-facts.ts'
import type { ParsedPicture, ParsedQuestion, Problem } from './parsed-question.ts'
import { importMark, withoutPicture } from './pictures-in-text.ts'
import { faultsIn, type Named, textsOf, translated } from './texts-of.ts'

/** What GIFT and Moodle's XML have in common once their signs are read. */
export type Answers = { reading: KeyReading; options: Named; matches: Named | null }

export const readChoices = (choices: Choice[], isSingle: boolean, facts: Facts | null): Answers => {
  const reading = choiceKey(choices, isSingle, facts)
  return { reading, options: choices.map(({ html }, at) => [reading.options[at] ?? String(at), html]), matches: null }
}

export const readPairs = (pairs: Pair[], facts: Facts | null): Answers => {
  const { reading, leftTexts, rightTexts } = matchingKey(pairs, facts)
  return {
    reading,
    options: leftTexts.map((html, at) => [reading.options[at] ?? String(at), html]),
    matches: rightTexts.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  }
}

const passageIn = /^\s*<div data-passage="([^"]*)">([\s\S]*?)<\/div><!-- passage -->/

/** One that came with the file, or one of ours by its address. */
const pictureNamed = (name: string, pictures: readonly ParsedPicture[]): ParsedPicture =>
  pictures.find((one) => one.name === name) ?? { name, base64: null }

/** The passage that our own export put before the question, with its figure. */
const withoutPassage = (
  html: string,
  facts: Facts | null,
  pictures: readonly ParsedPicture[],
): { html: string; passage: ParsedQuestion['passage'] } => {
  const [whole, code, text = ''] = passageIn.exec(html) ?? []
  if (whole === undefined || code === undefined) return { html, passage: null }
  const rest = html.slice(whole.length)
  const figure = facts?.passage_figure ? pictureNamed(facts.passage_figure, pictures) : null
  if (figure === null) return { html: rest, passage: { code, texts: translated(text), figure: null, figure_alt: null } }
  const found = withoutPicture(text, [figure.name, importMark + figure.name])
  return { html: rest, passage: { code, texts: translated(found.html), figure, figure_alt: found.alt || null } }
}

/** The figure of a question in GIFT, which our own export named by its address. */
const ownFigure = (html: string, said: string | null | undefined) => {
  if (!said) return null
  const found = withoutPicture(html, [said])
  return found.alt === null ? null : { html: found.html, figure: { name: said, base64: null }, alt: found.alt || null }
}

/** Moodle keeps one plain line for each entry of the second list; what it really is our own export wrote beside it. */
const withSecondList = (texts: ParsedQuestion['texts'], second: Facts['second']): ParsedQuestion['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([language, words]) => {
      const own = second?.[language]
      const isSame =
        own &&
        Object.keys(own).toSorted().join() ===
          Object.keys(words.matches ?? {})
            .toSorted()
            .join()
      return [language, isSame ? { ...words, matches: own } : words]
    }),
  ) as ParsedQuestion['texts']

type Parts = {
  facts: Facts | null
  place: { subject: string | null; topic: string | null }
  code: string | null
  tags: string[]
  stem: string
  answers: Answers
  solution: string
  figure?: ParsedPicture | null
  figure_alt?: string | null
  pictures?: ParsedPicture[]
}

export const wholeQuestion = (parts: Parts): { question: ParsedQuestion; problems: Problem[] } => {
  const { facts, place, tags, solution } = parts
  const { reading, options, matches } = parts.answers
  const { html: stem, passage } = withoutPassage(parts.stem, facts, parts.pictures ?? [])
  const own = parts.figure === undefined ? ownFigure(stem, facts?.figure) : null
  const { texts, faults } = textsOf(own?.html ?? stem, options, matches)
  return {
    question: {
      code: facts?.code ?? parts.code,
      subject: facts?.subject ?? place.subject,
      topic: facts?.topic ?? place.topic,
      type: reading.type,
      difficulty: facts?.difficulty ?? difficultyIn(tags),
      levels: facts?.levels ?? [],
      texts: withSecondList(texts, facts?.second),
      options: reading.options,
      matches: reading.matches,
      decimals: facts?.decimals ?? null,
      key: reading.key,
      solution: solution.trim() === '' ? { en: '' } : translated(solution),
      passage,
      figure: parts.figure ?? own?.figure ?? null,
      figure_alt: parts.figure_alt ?? own?.alt ?? null,
      pictures: (parts.pictures ?? []).filter((one) => one !== passage?.figure),
    },
    problems: [...reading.problems, ...[...faults, ...faultsIn(solution)].map((fault) => wrong(fault))],
  }
}
