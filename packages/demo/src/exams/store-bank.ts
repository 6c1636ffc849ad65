import type { Tables } from '@northlight/db/tables'
import type { Insertable } from 'kysely'
import { type Bank, type BankQuestion, figurePath, type Wording } from '../content/questions.ts'
import type { World } from '../world.ts'
import { required } from '../world.ts'
import { matchNames, optionNames } from './bank.ts'
import { blockHtml, inlineHtml } from './html.ts'

/** Rows that go into one statement: far below what either database takes, and enough that statements do not matter. */
const atOnce = 200

export const inBatches = <Row>(rows: readonly Row[], size = atOnce): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, batch) => rows.slice(batch * size, (batch + 1) * size))

const subjectOrder = ['Physics', 'Chemistry', 'Mathematics', 'Biology', 'Mental Ability']

const named = (names: string[], texts: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, index) => [name, inlineHtml(texts[index] ?? '')]))

const textOf = (question: BankQuestion, wording: Omit<Wording, 'solution'>) => ({
  text: blockHtml(wording.text),
  options: named(optionNames(question), wording.options ?? []),
  ...(question.matches && { matches: named(matchNames(question), question.matches) }),
})

const inLanguages = <Text>(question: BankQuestion, english: Text, other: (wording: Wording) => Text) => ({
  en: english,
  ...Object.fromEntries(
    Object.entries(question.translations ?? {}).map(([language, wording]) => [language, other(wording)]),
  ),
})

/** What a question says, as the bank keeps it. */
export const wordsOf = (question: BankQuestion) => ({
  type: question.type,
  difficulty: question.difficulty,
  levels: question.levels,
  texts: inLanguages(question, textOf(question, question), (wording) => textOf(question, wording)),
  options: optionNames(question),
  matches: question.matches ? matchNames(question) : null,
  decimals: question.decimals ?? null,
  key: question.key,
  solution: inLanguages(question, blockHtml(question.solution), ({ solution }) => blockHtml(solution)),
})

const figureColumns = (world: World, { id, figure_alt }: { id: string; figure_alt?: string }) => {
  const figure = figure_alt === undefined ? null : world.picture(figurePath(id))
  return { figure, figure_alt: figure && (figure_alt ?? null) }
}

const storeTopics = async ({ db }: World, { questions }: Bank) => {
  const subjects = await db
    .insertInto('subjects')
    .values(subjectOrder.map((name, position) => ({ name, position })))
    .returning(['id', 'name'])
    .execute()
  const subjectIds = new Map(subjects.map(({ id, name }) => [name, id]))
  const topics = new Map(questions.map(({ subject, topic }) => [`${subject}\n${topic}`, { subject, topic }]))
  const rows = await db
    .insertInto('topics')
    .values(
      [...topics.values()].map(({ subject, topic }) => ({
        subject_id: required(subjectIds.get(subject), subject),
        name: topic,
      })),
    )
    .returning(['id', 'subject_id', 'name'])
    .execute()
  const ids = new Map(rows.map(({ id, subject_id, name }) => [`${subject_id}\n${name}`, id]))
  return ({ subject, topic }: BankQuestion) => required(ids.get(`${subjectIds.get(subject)}\n${topic}`), topic)
}

const storePassages = async (world: World, { passages }: Bank) => {
  const { db, now } = world
  const owners = await db
    .insertInto('passages')
    .values(passages.map(({ id }) => ({ code: id, created_at: now })))
    .returning(['id', 'code'])
    .execute()
  const ownerOf = new Map(owners.map(({ id, code }) => [code, id]))
  const versions = await db
    .insertInto('passage_versions')
    .values(
      passages.map(({ id, text, figure_alt }) => ({
        passage_id: required(ownerOf.get(id), id),
        version: 1,
        texts: { en: blockHtml(text) },
        ...figureColumns(world, { id, figure_alt }),
        created_at: now,
        created_by: null,
      })),
    )
    .returning(['id', 'passage_id'])
    .execute()
  const versionOf = new Map(versions.map(({ id, passage_id }) => [passage_id, id]))
  return new Map(passages.map(({ id }) => [id, required(versionOf.get(ownerOf.get(id) ?? 0), id)]))
}

export type StoredBank = {
  /** The number of each question's wording, which is what papers hold. */
  versions: Map<string, number>
  passages: Map<string, number>
}

/** Writes the bank. `practice` says which questions may be drawn for topic practice. */
export const storeBank = async (
  world: World,
  pool: Bank,
  practice: (question: BankQuestion) => boolean,
): Promise<StoredBank> => {
  const { db, now } = world
  const topicOf = await storeTopics(world, pool)
  const passages = await storePassages(world, pool)
  const versions = new Map<string, number>()
  for (const batch of inBatches(pool.questions)) {
    const owners = await db
      .insertInto('questions')
      .values(batch.map((question) => ({ code: question.id, is_practice: practice(question), created_at: now })))
      .returning(['id', 'code'])
      .execute()
    const ownerOf = new Map(owners.map(({ id, code }) => [code, id]))
    const codeOf = new Map(owners.map(({ id, code }) => [id, code]))
    const rows: Insertable<Tables['question_versions']>[] = batch.map((question) => ({
      question_id: required(ownerOf.get(question.id), question.id),
      version: 1,
      ...wordsOf(question),
      topic_id: topicOf(question),
      passage_version_id: question.passage ? required(passages.get(question.passage), question.passage) : null,
      ...figureColumns(world, question),
      created_at: now,
      created_by: null,
    }))
    const made = await db.insertInto('question_versions').values(rows).returning(['id', 'question_id']).execute()
    for (const { id, question_id } of made) versions.set(codeOf.get(question_id) ?? '', id)
  }
  return { versions, passages }
}
