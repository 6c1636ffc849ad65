import type { SheetData } from 'write-excel-file/node'
import yazl from 'yazl'
import { csvLine, csvStart } from '../../kernel/export/csv.ts'
import type { ParsedQuestion } from '../formats/parsed-question.ts'
import { allPictures } from '../formats/pictures-in-text.ts'
import { writeGift } from '../formats/write-gift.ts'
import { writeMoodleXml } from '../formats/write-moodle-xml.ts'
import { templateRows } from '../formats/write-template.ts'

export const fileKinds = ['gift', 'xml', 'csv', 'xlsx', 'zip'] as const
export type FileKind = (typeof fileKinds)[number]

const csvOf = (questions: ParsedQuestion[]) => csvStart + templateRows(questions).map(csvLine).join('')

const xlsxOf = async (questions: ParsedQuestion[]): Promise<Buffer> => {
  const data: SheetData = templateRows(questions).map((row, at) =>
    row.map((value) => ({ value, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) })),
  )
  // Few servers ever write one, so no start waits for it.
  const { default: writeExcelFile } = await import('write-excel-file/node')
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

/** Questions as a file that our own reader and, where it is its format, Moodle's takes in again. */
export const fileBytes = async (kind: FileKind, questions: ParsedQuestion[]): Promise<Buffer> => {
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
