import { indianDay, shownTime } from '@northlight/contract/dates'
import { questionFilters } from '@northlight/contract/office/questions'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import yazl from 'yazl'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { examFreeze } from '../../kernel/exam-freeze.ts'
import { allow } from '../../kernel/policy.ts'
import { csvLine, csvStart } from '../../records/export/csv.ts'
import { indexMissing } from '../bank/index-questions.ts'
import { filteredQuestions } from '../bank/list-questions.ts'
import type { ParsedPicture, ParsedQuestion } from '../formats/parsed-question.ts'
import { allPictures, storedMark } from '../formats/pictures-in-text.ts'
import { writeGift } from '../formats/write-gift.ts'
import { writeMoodleXml } from '../formats/write-moodle-xml.ts'
import { templateRows } from '../formats/write-template.ts'
import { storedPictures, withHost } from './exported-pictures.ts'

const kinds = ['gift', 'xml', 'csv', 'xlsx', 'zip'] as const
type Kind = (typeof kinds)[number]
const most = 10_000
const atOnce = 200

type Filter = Partial<Record<(typeof questionFilters)[number], string>>

const filterOf = (url: URL): Filter =>
  Object.fromEntries(
    questionFilters.flatMap((name) => {
      const value = url.searchParams.get(`filter[${name}]`)?.trim()
      return value && !value.includes('\0') ? [[name, value.slice(0, 200)]] : []
    }),
  )

/** Newest versions with their keys, as files hold them. Some are read at a time: a test may be running. */
const questionsFor = async (ctx: Ctx, filter: Filter, kind: Kind): Promise<ParsedQuestion[]> => {
  const found: ParsedQuestion[] = []
  const pictures = kind === 'xml' || kind === 'zip' ? storedPictures(ctx) : null
  // A file that holds no pictures names them: Moodle needs the whole address, our own lists the path alone.
  const host = kind === 'gift' ? ctx.services.siteUrl : ''
  const figureOf = async (path: string | null): Promise<ParsedPicture | null> => {
    if (path === null) return null
    return pictures ? pictures.read(path) : { name: `${host}${storedMark}${path}`, base64: null }
  }
  for (let offset = 0; offset < most; offset += atOnce) {
    const rows = await filteredQuestions(ctx, filter)
      .leftJoin('passage_versions', 'passage_versions.id', 'question_versions.passage_version_id')
      .leftJoin('passages', 'passages.id', 'passage_versions.passage_id')
      .selectAll('question_versions')
      .select(['questions.code', 'subjects.name as subject', 'topics.name as topic'])
      .select(['passages.code as passage_code', 'passage_versions.texts as passage_texts'])
      .select(['passage_versions.figure as passage_figure', 'passage_versions.figure_alt as passage_figure_alt'])
      .orderBy('subjects.name')
      .orderBy('topics.name')
      .orderBy('questions.code')
      .limit(atOnce)
      .offset(offset)
      .execute()
    for (const row of rows) {
      const question: ParsedQuestion = {
        code: row.code,
        subject: row.subject,
        topic: row.topic,
        type: row.type,
        difficulty: row.difficulty,
        levels: row.levels,
        texts: row.texts,
        options: row.options,
        matches: row.matches,
        decimals: row.decimals,
        key: row.key,
        solution: row.solution,
        passage:
          row.passage_code && row.passage_texts
            ? {
                code: row.passage_code,
                texts: row.passage_texts,
                figure: await figureOf(row.passage_figure),
                figure_alt: row.passage_figure_alt,
              }
            : null,
        figure: await figureOf(row.figure),
        figure_alt: row.figure_alt,
        pictures: [],
      }
      found.push(pictures ? await pictures.within(question) : kind === 'gift' ? withHost(ctx, question) : question)
    }
    if (rows.length < atOnce) break
  }
  return found
}

const csvOf = (questions: ParsedQuestion[]) => csvStart + templateRows(questions).map(csvLine).join('')

const xlsxOf = async (questions: ParsedQuestion[]): Promise<Buffer> => {
  const data: SheetData = templateRows(questions).map((row, at) =>
    row.map((value) => ({ value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })),
  )
  return writeExcelFile(data).toBuffer()
}

const zipOf = async (questions: ParsedQuestion[]): Promise<Buffer> => {
  const archive = new yazl.ZipFile()
  archive.addBuffer(Buffer.from(csvOf(questions)), 'questions.csv')
  const pictures = new Map(
    questions.flatMap(allPictures).flatMap(({ name, base64 }) => (base64 ? [[name, base64] as const] : [])),
  )
  for (const [name, base64] of pictures) archive.addBuffer(Buffer.from(base64, 'base64'), name)
  archive.end()
  const parts: Buffer[] = []
  for await (const part of archive.outputStream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const types: Record<Kind, string> = {
  gift: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

const bytesOf = async (kind: Kind, questions: ParsedQuestion[]): Promise<Buffer> => {
  switch (kind) {
    case 'gift':
      return Buffer.from(writeGift(questions))
    case 'xml':
      return Buffer.from(writeMoodleXml(questions))
    case 'csv':
      return Buffer.from(csvOf(questions))
    case 'xlsx':
      return xlsxOf(questions)
    case 'zip':
      return zipOf(questions)
  }
}

/** The bank, or what a filter leaves of it, as a file with its keys; that somebody took it is written down. `empty` gives the template alone. */
export const exportQuestions = async (ctx: Ctx, url: URL): Promise<Response> => {
  allow(ctx, 'bank.write')
  const kind = kinds.find((one) => one === url.searchParams.get('as')) ?? fail('not_found')
  const isTemplate = url.searchParams.get('only') === 'heads'
  const freeze = isTemplate ? null : await examFreeze(ctx)
  if (freeze) fail('conflict', `A test is being written. The bank can be exported after ${shownTime(freeze.until)}.`)
  await indexMissing(ctx.db)
  const questions = isTemplate ? [] : await questionsFor(ctx, filterOf(url), kind)
  await audit(ctx, {
    action: 'question-bank.export',
    entity: 'question_bank',
    id: null,
    details: { as: kind, questions: questions.length },
  })
  const name = isTemplate
    ? `questions-template.${kind}`
    : `questions-${indianDay(ctx.now())}.${kind === 'gift' ? 'gift.txt' : kind}`
  return new Response(new Uint8Array(await bytesOf(kind, questions)), {
    headers: {
      'content-type': types[kind],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
