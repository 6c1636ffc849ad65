import type { ParsedPicture, ParsedQuestion } from '@northlight/api/question-bank/formats/parsed-question'
import { fileBytes, fileKinds } from '@northlight/api/question-bank/import/file-bytes'
import { read } from '@northlight/api/question-bank/import/question-file'
import { seconds } from '@northlight/contract/durations'
import { expect, test } from 'vitest'
import { type Bank, type BankQuestion, figurePath, readPool } from '../content/questions.ts'
import { pictureBytes } from '../content/read.ts'
import { blockHtml } from './html.ts'
import { wordsOf } from './store-bank.ts'

/** Files with pictures hold them; the others name the address of each. */
const figuresIn = (kind: (typeof fileKinds)[number]) => (id: string, figure_alt: string | undefined) => {
  if (figure_alt === undefined) return { figure: null, figure_alt: null }
  const holds = kind === 'xml' || kind === 'zip'
  const picture: ParsedPicture = holds
    ? { name: `${id}.svg`, base64: Buffer.from(pictureBytes(figurePath(id))).toString('base64') }
    : { name: `/storage/${figurePath(id)}`, base64: null }
  return { figure: picture, figure_alt }
}

const asParsed = ({ passages }: Bank, figures: ReturnType<typeof figuresIn>) => {
  const texts = new Map(passages.map((one) => [one.id, one]))
  return (question: BankQuestion): ParsedQuestion => {
    const passage = question.passage ? texts.get(question.passage) : undefined
    return {
      ...{ code: question.id, subject: question.subject, topic: question.topic, ...wordsOf(question), pictures: [] },
      ...figures(question.id, question.figure_alt),
      passage: passage
        ? { code: passage.id, texts: { en: blockHtml(passage.text) }, ...figures(passage.id, passage.figure_alt) }
        : null,
    }
  }
}

/** The reader gives every picture of Moodle's a name of its own and puts the bytes apart. */
const named = (question: ParsedQuestion): ParsedQuestion => {
  const bare = (one: ParsedPicture | null) => one && { name: one.name.replace(/^\d+-/, ''), base64: null }
  return {
    ...question,
    figure: bare(question.figure),
    passage: question.passage && { ...question.passage, figure: bare(question.passage.figure) },
  }
}

const pool = readPool()

// The list inside an archive is the CSV; it is not read a second time without its pictures.
test.each(fileKinds.filter((kind) => kind !== 'csv'))(
  'the whole bank leaves as %s and is read again the same, every picture with it',
  { timeout: seconds(90) },
  async (kind) => {
    const questions = pool.questions.map(asParsed(pool, figuresIn(kind)))
    const bytes = new Uint8Array(await fileBytes(kind, questions))
    const file = await read(bytes, { name: `bank.${kind}`, remembered: [], mapping: null })
    const wrong = file.rows.flatMap(({ number, problems }) =>
      problems.filter(({ level }) => level === 'wrong').map(({ message }) => `${number}: ${message}`),
    )
    expect(wrong).toEqual([])
    const back = new Map(file.rows.map(({ question }) => [question?.code, question && named(question)]))
    expect(back.size).toBe(questions.length)
    for (const question of questions) expect(back.get(question.code)).toEqual(named(question))
    const sent = new Set(questions.flatMap(({ figure, passage }) => [figure?.base64, passage?.figure?.base64]))
    sent.delete(null as never)
    sent.delete(undefined)
    expect(new Set(file.pictures.map(({ base64 }) => base64))).toEqual(sent)
  },
)
