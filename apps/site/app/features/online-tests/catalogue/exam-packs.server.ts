import { signedMarksText } from '@northlight/exam/marking/marks'
import { type Pack, packQuestions } from '@northlight/exam/papers/packs'
import { SHIPPED_PACKS } from '@northlight/exam/papers/shipped-packs'

export type ExamPack = {
  /** "KCET": what tests of this kind carry in their name, and what is searched for. */
  name: string
  questions: number
  minutes: number
  /** "+4 / −1", or in words where it is not the same for all. */
  marking: string
  tests: number
}

/** `KCET Physics` and `KCET Biology` are one kind; papers and explanations in brackets do not count. */
export const packName = (pack: Pack): string => {
  const subjects = new Set(pack.sections.map(({ subject }) => subject))
  const [only] = subjects.size === 1 ? subjects : []
  const plain = pack.name.replace(/\s*\([^)]*\)$/, '').replace(/ Paper \d+$/, '')
  return only ? plain.replace(` ${only}`, '') : plain
}

/** With a real minus sign: a hyphen is easily missed. */
const signed = (text: string) => text.replace(/-(?=\d)/g, '−')

const markingOf = (pack: Pack): string => {
  if (pack.areMarksPerTest) return 'marks by question'
  const kinds = new Set(
    pack.sections.map(({ scheme }) => `${signedMarksText(scheme.right)} / ${signedMarksText(scheme.wrong)}`),
  )
  const [only] = kinds
  return kinds.size === 1 && only ? signed(only) : 'partial marks'
}

const isOf = (test: { name: string }, name: string) => test.name.toLowerCase().includes(name.toLowerCase())

/** The kinds of examination that tests exist for, each once. */
export const examPacks = (tests: { name: string }[], packs: Pack[] = SHIPPED_PACKS): ExamPack[] => {
  const byName = new Map(packs.map((pack) => [packName(pack), pack]))
  return [...byName]
    .map(([name, pack]) => ({
      name,
      questions: packQuestions(pack),
      minutes: pack.durationMinutes,
      marking: markingOf(pack),
      tests: tests.filter((test) => isOf(test, name)).length,
    }))
    .filter((pack) => pack.tests > 0)
}
