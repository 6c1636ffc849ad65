import { questionImportLimits } from '@northlight/contract/office/question-import-limits'
import { listLimits } from '../../imports/reading/limits.ts'
import { refuse } from '../../imports/reading/refused.ts'
import { tableOf } from '../../imports/reading/table.ts'
import { textOf } from '../../imports/reading/text.ts'
import { isZip, namesOf, unpacked } from '../../imports/reading/zip.ts'
import type { ParsedPicture, ParsedQuestion, ParsedRow } from '../formats/parsed-question.ts'
import { allPictures, importMark, withFigures, withPictures, withTexts } from '../formats/pictures-in-text.ts'
import { readTemplateRow } from '../formats/read-template.ts'
import { headKey, mappingOf } from '../formats/template-columns.ts'
import { checkParsed } from './check-parsed.ts'

/** Runs in a process of its own: see `imports/reading/read-apart.ts`. Nothing here opens or remembers anything. */
export type Options = {
  name: string
  /** What heads meant the last time. */
  remembered: [head: string, target: string | null][]
  /** As staff have said it for this file. */
  mapping: (string | null)[] | null
}

export type QuestionFile = {
  kind: 'template' | 'gift' | 'xml'
  heads: string[]
  mapping: (string | null)[]
  rows: ParsedRow[]
  pictures: ParsedPicture[]
}

const limits = { ...listLimits, ...questionImportLimits, listBytes: questionImportLimits.maxBytes, columns: 120 }

const extensionOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
const isPicture = (name: string) => ['png', 'jpg', 'jpeg', 'webp', 'gif', 'svg'].includes(extensionOf(name))
const baseName = (name: string) => name.split('/').at(-1) ?? name

const looksLikeXml = (text: string) => /^\ufeff?\s*(?:<\?xml|<quiz|<!DOCTYPE)/i.test(text)
const looksLikeGift = (text: string) => /^\s*(?:\/\/|::|\$CATEGORY:)/m.test(text) || /\{[^}]*[=~#]/.test(text)

/** The readers of Moodle's formats are loaded for their files alone: most files are lists. */
const moodleRows = async (text: string): Promise<ParsedRow[]> => {
  const { readMoodleXml } = await import('../formats/read-moodle-xml.ts')
  const { XmlRefused } = await import('../formats/xml-tree.ts')
  try {
    return readMoodleXml(text)
  } catch (error) {
    if (error instanceof XmlRefused) return refuse(error.message)
    throw error
  }
}

const template = async (bytes: Uint8Array, options: Options, pictures: ParsedPicture[]): Promise<QuestionFile> => {
  const { heads, rows } = await tableOf(bytes, limits)
  const mapping = options.mapping ?? mappingOf(heads, new Map(options.remembered))
  if (
    !mapping.includes('text.en') &&
    options.mapping === null &&
    !heads.map(headKey).some((head) => head.includes('question'))
  )
    return refuse('No column is called “question”. Take our template, or name the columns as it does.')
  return {
    kind: 'template',
    heads,
    mapping,
    pictures,
    rows: rows.map(({ number, cells, problems }) => {
      const row = readTemplateRow(number, cells, mapping, pictures)
      const formulas = problems.map(({ column, message }) => ({
        where: `column ${column + 1}`,
        level: 'wrong' as const,
        message,
      }))
      return { ...row, problems: [...formulas, ...row.problems] }
    }),
  }
}

const giftRows = async (text: string): Promise<ParsedRow[]> => (await import('../formats/read-gift.ts')).readGift(text)

const fromText = async (name: string, text: string): Promise<Omit<QuestionFile, 'pictures'> | null> => {
  const isXml = extensionOf(name) === 'xml' || looksLikeXml(text)
  if (isXml) return { kind: 'xml', heads: [], mapping: [], rows: await moodleRows(text) }
  const isGift = ['gift', 'txt'].includes(extensionOf(name)) || (extensionOf(name) !== 'csv' && looksLikeGift(text))
  return isGift ? { kind: 'gift', heads: [], mapping: [], rows: await giftRows(text) } : null
}

const plain = async (
  name: string,
  bytes: Uint8Array,
  options: Options,
  pictures: ParsedPicture[],
): Promise<QuestionFile> => {
  const other = isZip(bytes) ? null : await fromText(name, textOf(bytes))
  return other ? { ...other, pictures } : template(bytes, options, pictures)
}

const isSpreadsheet = (names: string[]) => names.includes('[Content_Types].xml')

/** An archive holds one list, and the pictures that it names. Only the list is unpacked to be read. */
const archive = (bytes: Uint8Array, options: Options): Promise<QuestionFile> => {
  const names = namesOf(bytes, limits)
  const [list, ...others] = names.filter((name) => ['csv', 'xlsx', 'xml', 'gift', 'txt'].includes(extensionOf(name)))
  if (list === undefined) return refuse('The archive holds no list: put a CSV, XLSX, XML or GIFT file into it.')
  if (others.length > 0) return refuse('The archive holds more than one list. Send them one by one.')
  const content = unpacked(bytes, limits, (name) => name === list)[list] ?? new Uint8Array()
  const pictures = names.filter(isPicture).map((name) => ({ name: baseName(name), base64: null }))
  return plain(baseName(list), content, options, pictures)
}

/** Pictures hardly shrink when they are packed: 10 MB of them never become more than this. */
const mostPictures = 30 * 1024 * 1024

/** The named pictures are unpacked after the list was read: what nobody named takes no memory. */
const withContents = (bytes: Uint8Array, pictures: readonly ParsedPicture[]): ParsedPicture[] => {
  const named = new Set(pictures.map(({ name }) => name))
  const isNamed = (name: string) => isPicture(name) && named.has(baseName(name))
  const found = unpacked(bytes, { ...limits, unpackedBytes: mostPictures }, isNamed)
  return Object.entries(found).map(([name, content]) => ({
    name: baseName(name),
    base64: Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('base64'),
  }))
}

const withMost = (file: QuestionFile): QuestionFile => {
  if (file.rows.length === 0) return refuse('There is no question in the file.')
  if (file.rows.length > limits.rows)
    return refuse(`The file has more than ${limits.rows} questions. Send it in parts.`)
  return { ...file, rows: file.rows.map(checkParsed) }
}

const nameOnly = ({ name }: ParsedPicture): ParsedPicture => ({ name, base64: null })

const bare = (question: ParsedQuestion): ParsedQuestion => ({
  ...withFigures(question, nameOnly),
  pictures: question.pictures.map(nameOnly),
})

/** In Moodle's XML two questions may have a picture of the same name each. */
const named = (row: ParsedRow, question: ParsedQuestion): ParsedQuestion => {
  const own = <One extends ParsedPicture>(one: One): One => ({ ...one, name: `${row.number}-${one.name}` })
  const renamed = withTexts(question, (html) =>
    withPictures(html, ({ src, alt }) => ({
      src: src.startsWith(importMark) ? `${importMark}${row.number}-${src.slice(importMark.length)}` : src,
      alt,
    })),
  )
  return { ...withFigures(renamed, own), pictures: question.pictures.map(own) }
}

/** Pictures travel beside the questions, each under a name of its own. */
const withPicturesApart = (file: QuestionFile): QuestionFile => {
  const isXml = file.kind === 'xml'
  const rows = file.rows.map((row) => (row.question && isXml ? { ...row, question: named(row, row.question) } : row))
  const inside = rows.flatMap(({ question }) => (question ? allPictures(question) : []))
  const used = new Set(inside.map(({ name }) => name))
  const apart = isXml ? inside.filter(({ base64 }) => base64 !== null) : file.pictures
  return {
    ...file,
    rows: rows.map((row) => (row.question ? { ...row, question: bare(row.question) } : row)),
    pictures: apart.filter(({ name }) => used.has(name)),
  }
}

export const read = async (bytes: Uint8Array, options: Options): Promise<QuestionFile> => {
  if (!isZip(bytes) || isSpreadsheet(namesOf(bytes, limits)))
    return withPicturesApart(withMost(await plain(options.name, bytes, options, [])))
  const file = withPicturesApart(withMost(await archive(bytes, options)))
  return { ...file, pictures: file.kind === 'xml' ? file.pictures : withContents(bytes, file.pictures) }
}
