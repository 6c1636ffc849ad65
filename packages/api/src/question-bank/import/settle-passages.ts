import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Ctx } from '../../kernel/context.ts'
import { wrong } from '../formats/choices-of.ts'
import type { ParsedPassage, ParsedPicture, ParsedQuestion, Problem, SaidPassage } from '../formats/parsed-question.ts'
import { importMark, picturesOf, storedMark } from '../formats/pictures-in-text.ts'
import { type ReadyRow, stateOf } from './import-rows.ts'

type Row = Pick<ReadyRow, 'number' | 'state' | 'problems' | 'question' | 'choice'> & { is_left?: boolean }
export type BankPassage = SaidPassage & { version_id: number }

const languages = ['en', 'kn', 'hi'] as const

const ownWords = ({ said, texts, figure, figure_alt }: ParsedPassage): SaidPassage =>
  said ?? { texts, figure, figure_alt }

const saysNothing = ({ texts, figure }: SaidPassage) =>
  figure === null && languages.every((language) => !texts[language])

/** What several rows say of one passage, put together; null where two of them say different things. */
const together = (sayings: SaidPassage[]): SaidPassage | null => {
  const differ = (of: (one: SaidPassage) => string | undefined) => new Set(sayings.map(of).filter(Boolean)).size > 1
  if (languages.some((language) => differ(({ texts }) => texts[language])) || differ(({ figure }) => figure?.name))
    return null
  const told = languages.flatMap((language) => {
    const html = sayings.map(({ texts }) => texts[language]).find(Boolean)
    return html ? [[language, html]] : []
  })
  const { figure = null, figure_alt = null } = sayings.find((one) => one.figure !== null) ?? {}
  return { texts: { en: '', ...Object.fromEntries(told) }, figure, figure_alt }
}

const ofPassage = ({ message }: Problem) => /^Passage \S+: /.test(message)

type Settled = { words: SaidPassage | null; version_id?: number; problem?: string }

/** One passage of a file: its words stand in any of its rows, else in the bank. */
const settle = (code: string, rows: Row[], bank: BankPassage | undefined): Settled => {
  const telling = rows.filter(({ question }) => question?.passage && !saysNothing(ownWords(question.passage)))
  const taken = telling.filter(({ is_left, choice }) => !is_left && choice !== 'skip')
  const sayers = taken.length > 0 ? taken : telling
  const said = (problem: string): Settled => ({ words: null, problem: `Passage ${code}: ${problem}` })
  if (sayers.length === 0) {
    if (!bank) return said('neither another row nor the bank has its text.')
    const { version_id, ...words } = bank
    return { words, version_id }
  }
  const words = together(sayers.flatMap(({ question }) => (question?.passage ? [ownWords(question.passage)] : [])))
  if (words === null) {
    const numbers = sayers.map(({ number }) => number)
    return said(`rows ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)} say different things.`)
  }
  return words.texts.en === '' ? said('it has no English text.') : { words }
}

/** PostgreSQL gives the names of what is stored as JSON back in an order of its own. */
const same = isDeepStrictEqual

const sameWords = (a: SaidPassage, b: SaidPassage) =>
  languages.every((language) => (a.texts[language] ?? '') === (b.texts[language] ?? '')) &&
  same(a.figure, b.figure) &&
  a.figure_alt === b.figure_alt

const withPassage = (question: ParsedQuestion, settled: Settled, pool: ParsedPicture[]): ParsedQuestion => {
  const { passage } = question
  if (!passage) return question
  const own = ownWords(passage)
  const { words, version_id } = settled
  if (words === null || sameWords(words, own)) return { ...question, passage: { code: passage.code, ...own } }
  const whole = {
    ...question,
    passage: { code: passage.code, ...words, said: own, ...(version_id !== undefined && { version_id }) },
  }
  const shown = new Set(picturesOf(whole).map(({ src }) => src))
  const known = new Set(question.pictures.map(({ name }) => name))
  const more = pool.filter(({ name }) => shown.has(importMark + name) && !known.has(name))
  return { ...whole, pictures: [...question.pictures, ...new Map(more.map((one) => [one.name, one])).values()] }
}

/** A row that names only the code of a passage has the words of another row, or those of the bank. */
export const settlePassages = <One extends Row>(rows: One[], bank: ReadonlyMap<string, BankPassage>): One[] => {
  const pool = rows.flatMap(({ question }) => question?.pictures ?? [])
  const byCode = Map.groupBy(rows, ({ question }) => question?.passage?.code ?? '')
  const settled = new Map([...byCode].map(([code, list]) => [code, settle(code, list, bank.get(code))]))
  return rows.map((row) => {
    const { question } = row
    if (!question?.passage) return row
    const found = settled.get(question.passage.code)
    if (!found) return row
    const isOff = row.is_left || row.choice === 'skip'
    // Taken off, it keeps what it says and is in nobody's way.
    if (isOff && !saysNothing(ownWords(question.passage))) return row
    const others = row.problems.filter((one) => !ofPassage(one))
    const problems = found.problem === undefined ? others : [...others, wrong(found.problem)]
    const state = same(problems, row.problems) ? row.state : stateOf(question, problems)
    return { ...row, question: withPassage(question, found, pool), problems, state }
  })
}

/** The passages that stored rows name. */
export const passageCodes = (rows: { question: unknown }[]): string[] => [
  ...new Set(rows.flatMap(({ question }) => (question as ParsedQuestion | null)?.passage?.code ?? [])),
]

const atOnce = 400

/** The newest version of each of these passages. */
export const bankPassages = async (ctx: Ctx, rows: Pick<Row, 'question'>[]): Promise<Map<string, BankPassage>> => {
  const codes = passageCodes(rows)
  const found = new Map<string, BankPassage>()
  for (let at = 0; at < codes.length; at += atOnce) {
    const versions = await ctx.db
      .selectFrom('passage_versions')
      .innerJoin('passages', 'passages.id', 'passage_versions.passage_id')
      .select(['code', 'passage_versions.id', 'texts', 'figure', 'figure_alt'])
      .where('code', 'in', codes.slice(at, at + atOnce))
      .orderBy('version')
      .execute()
    for (const { code, id, texts, figure, figure_alt } of versions) {
      const picture = figure === null ? null : { name: storedMark + figure, base64: null }
      found.set(code, { texts, figure: picture, figure_alt, version_id: id })
    }
  }
  return found
}

/**
 * After rows of these passages were changed, taken off or taken back: others may have had their passage from them. Rows
 * of other passages are not read. Says how many rows became others by it.
 */
export const settleStored = async (ctx: Ctx, id: number, codes: string[]): Promise<number> => {
  let written = 0
  for (let at = 0; at < codes.length; at += atOnce) {
    const stored = await ctx.db
      .selectFrom('question_import_rows')
      .select(['id', 'number', 'state', 'choice', 'is_left', 'problems', 'question'])
      .where('import_id', '=', id)
      .where(sql<string>`question -> 'passage' ->> 'code'`, 'in', codes.slice(at, at + atOnce))
      .orderBy('number')
      .execute()
    const rows = stored.map((row) => ({ ...row, question: row.question as ParsedQuestion | null }))
    const settled = settlePassages(rows, await bankPassages(ctx, rows))
    for (const [place, { id: row, question, problems, state }] of settled.entries())
      if (!same(settled[place], rows[place])) {
        written += 1
        await ctx.db
          .updateTable('question_import_rows')
          .set({ question, problems, state })
          .where('id', '=', row)
          .execute()
      }
  }
  return written
}
