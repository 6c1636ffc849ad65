import type { ImportPicture } from '@northlight/db/tables/question-bank'
import { originalOf } from '../../imports/keep-pictures.ts'
import type { Ctx } from '../../kernel/context.ts'
import { pictureOf, publishPicture } from '../../library/add-picture.ts'
import type { ParsedPicture } from '../formats/parsed-question.ts'
import { allPictures, importMark, storedMark, withPictures } from '../formats/pictures-in-text.ts'
import type { RowToTake } from './rows-to-take.ts'
import type { ImportRow } from './stored-import.ts'

type Kept = ImportPicture & { path: string; facts: NonNullable<ImportPicture['facts']> }
const isKept = (picture: ImportPicture): picture is Kept => picture.path !== null && picture.facts !== null

const wantedBy = ({ pictures }: ImportRow, rows: RowToTake[]) => {
  const names = new Set(rows.flatMap(({ question }) => allPictures(question).map(({ name }) => name)))
  return pictures.filter((picture) => names.has(picture.name)).filter(isKept)
}

/** Files first, rows afterwards: a row never names a file that is not there. */
export const publishFiles = async (ctx: Ctx, row: ImportRow, rows: RowToTake[]) => {
  for (const { name, path, facts } of wantedBy(row, rows))
    await publishPicture(ctx, { name, facts, kept: path, original: originalOf(path) })
}

/** The pictures of the rows as pictures of the library, in the caller's transaction; one that is there is taken. */
export const takePictures = async (ctx: Ctx, row: ImportRow, rows: RowToTake[]) => {
  const paths = new Map<string, string>()
  const made: number[] = []
  for (const { name, path, facts } of wantedBy(row, rows)) {
    const { media, isKnown } = await pictureOf(ctx, name, facts, path)
    paths.set(name, media.path)
    if (!isKnown) made.push(media.id)
  }
  return {
    made,
    /** The path of a figure: of the file, or one of ours that the file names. */
    pathOf: (figure: ParsedPicture | null): string | null => {
      if (figure === null) return null
      return figure.name.startsWith(storedMark)
        ? figure.name.slice(storedMark.length)
        : (paths.get(figure.name) ?? null)
    },
    /** A text in which the pictures of the file stand under their public address. */
    published: (html: string): string =>
      withPictures(html, ({ src, alt }) => {
        const path = src.startsWith(importMark) ? paths.get(src.slice(importMark.length)) : undefined
        return { src: path === undefined ? src : storedMark + path, alt }
      }),
  }
}
