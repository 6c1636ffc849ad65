import { type Choice, choiceKey, type KeyReading, matchingKey, type Pair, wrong } from './choices-of.ts'
import { difficultyIn, type Facts } from './northlight-facts.ts'
import type { ParsedPicture, ParsedQuestion, Problem } from './parsed-question.ts'
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

/** The passage that our own export put before the question. */
const withoutPassage = (html: string): { html: string; passage: ParsedQuestion['passage'] } => {
  const [whole, code, text] = passageIn.exec(html) ?? []
  return whole === undefined || code === undefined
    ? { html, passage: null }
    : { html: html.slice(whole.length), passage: { code, texts: translated(text ?? '') } }
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
  const { html, passage } = withoutPassage(parts.stem)
  const { texts, faults } = textsOf(html, options, matches)
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
      figure: parts.figure ?? null,
      figure_alt: parts.figure_alt ?? null,
      pictures: parts.pictures ?? [],
    },
    problems: [...reading.problems, ...[...faults, ...faultsIn(solution)].map((fault) => wrong(fault))],
  }
}
