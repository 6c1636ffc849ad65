import { minutes } from '@northlight/contract/durations'
import { type Pack, scheme } from '@northlight/exam/papers/packs'
import type { ClockKind, Delivery, Scheme } from '@northlight/exam/papers/paper'
import { SHIPPED_PACKS } from '@northlight/exam/papers/shipped-packs'
import type { DemoPapers } from '../content/papers.ts'
import { required } from '../world.ts'
import type { Rule } from './choose.ts'

export type SectionPlan = {
  name: string
  subject: string
  scheme: Scheme
  /** Of each question, where they are timed one by one. */
  durationMs?: number
  /** Of the whole section, where each has a clock of its own. */
  sectionMs?: number
  rule: Rule
}

/** A paper as rules. Which questions fill it is settled when the demo is made. */
export type Blueprint = {
  code: string
  name: string
  pack?: Pack
  delivery: Delivery
  clock: ClockKind
  durationMs: number | null
  choicesCountUnsaved: boolean
  shuffleOptions: boolean
  languages: ('en' | 'kn' | 'hi')[]
  instructions: string[]
  sections: SectionPlan[]
}

const schemeOf = ({ right, wrong }: { right: number; wrong: number }): Scheme => scheme(right, wrong)

/** Every pattern the demo's papers follow. */
export const packsOf = ({ packs }: DemoPapers): Pack[] => [
  ...SHIPPED_PACKS,
  ...packs.map(({ sections, minutes: durationMinutes, choices_count_unsaved, are_marks_per_test, ...pack }) => ({
    ...pack,
    durationMinutes,
    sections: sections.map(({ marks, ...section }) => ({ ...section, scheme: schemeOf(marks) })),
    choicesCountUnsaved: choices_count_unsaved,
    areMarksPerTest: are_marks_per_test,
  })),
]

type Listed = DemoPapers['papers'][number]
type OfPack = Extract<Listed, { pack: string }>
type Own = Exclude<Listed, { pack: string }>

const fromPack = (pack: Pack, { code, name, levels, marks, topics = {}, shuffle_options }: OfPack): Blueprint => ({
  code,
  name,
  pack,
  delivery: 'free',
  clock: 'paper',
  durationMs: minutes(pack.durationMinutes),
  choicesCountUnsaved: pack.choicesCountUnsaved,
  shuffleOptions: shuffle_options,
  languages: ['en'],
  instructions: pack.instructions,
  sections: pack.sections.map((section) => ({
    name: section.name,
    subject: section.subject,
    scheme: marks ? schemeOf(marks) : section.scheme,
    rule: {
      subject: section.subject,
      type: section.type,
      count: section.count,
      levels,
      topics: topics[section.subject],
      isWhole: section.decimals === 0,
      isParagraph: section.isParagraph ?? false,
    },
  })),
})

const ofItsOwn = ({
  code,
  name,
  delivery,
  clock,
  minutes: length,
  instructions,
  languages,
  sections,
}: Own): Blueprint => ({
  code,
  name,
  delivery,
  clock,
  durationMs: length === null ? null : minutes(length),
  choicesCountUnsaved: true,
  shuffleOptions: false,
  languages,
  instructions,
  sections: sections.map(({ marks, question_minutes, section_minutes, is_whole, is_translated, ...section }) => ({
    name: section.name,
    subject: section.subject,
    scheme: schemeOf(marks),
    ...(question_minutes !== undefined && { durationMs: minutes(question_minutes) }),
    ...(section_minutes !== undefined && { sectionMs: minutes(section_minutes) }),
    rule: {
      subject: section.subject,
      type: section.type,
      count: section.count,
      levels: section.levels,
      topics: section.topics,
      isWhole: is_whole,
      isTranslated: is_translated,
    },
  })),
})

export const blueprintsOf = (written: DemoPapers): Blueprint[] => {
  const packs = packsOf(written)
  const packOf = (id: string) =>
    required(
      packs.find((pack) => pack.id === id),
      `the pack ${id}`,
    )
  return written.papers.map((paper) => ('pack' in paper ? fromPack(packOf(paper.pack), paper) : ofItsOwn(paper)))
}
