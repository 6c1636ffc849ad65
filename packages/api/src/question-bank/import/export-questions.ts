import { indianDay, shownTime } from '@northlight/contract/dates'
import { questionFilters } from '@northlight/contract/office/questions'
import { audit } from '../../kernel/audit.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { examFreeze } from '../../kernel/exam-freeze.ts'
import { allow } from '../../kernel/policy.ts'
import { indexMissing } from '../bank/index-questions.ts'
import { filteredQuestions } from '../bank/list-questions.ts'
import type { ParsedPicture, ParsedQuestion } from '../formats/parsed-question.ts'
import { storedMark } from '../formats/pictures-in-text.ts'
import { keysOf } from './exported-keys.ts'
import { storedPictures, withHost } from './exported-pictures.ts'
import { type FileKind, fileBytes, fileKinds } from './file-bytes.ts'

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

/** Newest versions with their keys in force, as files hold them. Some are read at a time: a test may be running. */
const questionsFor = async (ctx: Ctx, filter: Filter, kind: FileKind): Promise<ParsedQuestion[]> => {
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
    const keys = await keysOf(ctx, rows)
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
        key: keys.get(row.id) ?? row.key,
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

const types: Record<FileKind, string> = {
  gift: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

/** The bank, or what a filter leaves of it, as a file with its keys; that somebody took it is written down. `empty` gives the template alone. */
export const exportQuestions = async (ctx: Ctx, url: URL): Promise<Response> => {
  const isTemplate = url.searchParams.get('only') === 'heads'
  allow(ctx, isTemplate ? 'bank.write' : 'bank.export')
  const kind = fileKinds.find((one) => one === url.searchParams.get('as')) ?? fail('not_found')
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
  return new Response(new Uint8Array(await fileBytes(kind, questions)), {
    headers: {
      'content-type': types[kind],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
