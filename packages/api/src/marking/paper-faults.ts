import { englishNames } from '@northlight/contract/words/languages'
import { correctKeys, type Key, type Keys, keyFaults } from '@northlight/exam/marking/keys'
import { paperFaults } from '@northlight/exam/papers/packs'
import type { Paper } from '@northlight/exam/papers/paper'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { enginePaper } from './engine-paper.ts'
import * as queries from './paper-queries.ts'
import { changesOf, toCorrection } from './read-paper.ts'

export type PaperFault = { level: 'wrong' | 'look'; message: string }

export type ReadPaper = {
  row: NonNullable<Awaited<ReturnType<typeof queries.paperVersion>>>
  paper: Paper
  wordings: Awaited<ReturnType<typeof queries.wordingsOf>>
  /** The keys in force, by the version of the question. */
  keys: Keys
  faults: PaperFault[]
}

const countText = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`)

/** Below so many questions of one choice, letters fall together by chance. */
const fewestChoices = 10
const mostOfOneLetter = 0.7

/**
 * Files from outside often name the right option first. The letters travel with a shuffled paper, because answers are
 * stored by them: where most keys are the same letter, anyone who reads what travels knows the answers.
 */
const sameLetter = (keys: Key[]): string | null => {
  const letters = keys.flatMap((key) => (key.type === 'single' && key.right.length === 1 ? key.right : []))
  const [letter, most] = [...Map.groupBy(letters, (one) => one)]
    .map(([name, own]) => [name, own.length] as const)
    .reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)
  return letters.length >= fewestChoices && most >= letters.length * mostOfOneLetter
    ? `In ${most} of ${letters.length} questions of one choice the right option is ${letter}. Give the options another order in the bank.`
    : null
}

/**
 * A paper version with everything that keeps it from being sat (`wrong`), or that should be looked at. A question that
 * was withdrawn is no finding for a test that has been sat: its marks are given. Any other that takes the paper, such as
 * the same one for a second batch, would ask it again.
 */
export const readPaperVersion = async (
  ctx: Ctx,
  id: number,
  { test = null }: { test?: number | null } = {},
): Promise<ReadPaper> => {
  const row = (await queries.paperVersion(ctx.db, id)) ?? fail('not_found')
  const wordings = await queries.wordingsOf(ctx.db, id)
  const paper = enginePaper({
    version: row,
    sections: await queries.sectionsOf(ctx.db, id),
    slots: await queries.slotsOf(ctx.db, id),
    wordings,
  })
  const slots = paper.sections.flatMap((section) => section.slots)
  const empty = slots.filter(({ questions }) => questions.length === 0).length
  const questions = slots.flatMap((slot) => slot.questions)
  const asWritten = Object.fromEntries(wordings.map((one): [number, Key] => [one.id, one.key]))
  const keys = correctKeys(asWritten, (await changesOf(ctx.db, id)).flatMap(toCorrection))
  const keyless = questions.filter((question) => {
    const key = keys[question.version]
    return !key || (!key.dropped && keyFaults(question, key).length > 0)
  }).length
  const withdrawn = questions.filter(({ version }) => keys[version]?.dropped).length
  const twice = questions.length - new Set(questions.map(({ version }) => version)).size
  const faults: PaperFault[] = []
  const fault = (level: PaperFault['level'], message: string) => faults.push({ level, message })
  if (slots.length === 0) fault('wrong', 'The paper has no places.')
  if (empty > 0) fault('wrong', `${countText(empty, 'place is', 'places are')} empty.`)
  if (keyless > 0) fault('wrong', `${countText(keyless, 'question has', 'questions have')} a key that gives no marks.`)
  if (withdrawn > 0 && (test === null || !(await queries.isSat(ctx.db, id, test))))
    fault(
      'wrong',
      `${countText(withdrawn, 'question was', 'questions were')} withdrawn. Put ${withdrawn === 1 ? 'another in its place' : 'others in their place'}.`,
    )
  if (twice > 0) fault('wrong', `${countText(twice, 'question stands', 'questions stand')} in the paper twice.`)
  const letter = sameLetter(Object.values(keys))
  if (letter) fault('look', letter)
  for (const language of row.languages) {
    const missing = wordings.filter(({ texts }) => texts[language] === undefined).length
    if (missing > 0)
      fault('look', `${countText(missing, 'question is', 'questions are')} not in ${englishNames[language]}.`)
  }
  if (row.pack && empty === 0) for (const message of paperFaults(paper, row.pack)) fault('look', message)
  return { row, paper, wordings, keys, faults }
}
