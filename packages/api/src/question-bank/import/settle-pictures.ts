import type { ImportPicture } from '@northlight/db/tables/question-bank'
import type { Ctx } from '../../kernel/context.ts'
import { knownFigures } from '../bank/known-pictures.ts'
import { wrong } from '../formats/choices-of.ts'
import type { ParsedPicture, ParsedQuestion, ParsedRow, Problem } from '../formats/parsed-question.ts'
import {
  allPictures,
  importMark,
  type Picture,
  picturesOf,
  storedMark,
  withFigures,
  withPictures,
  withTexts,
} from '../formats/pictures-in-text.ts'

export type PicturesAround = {
  /** Those that came with the file. */
  pictures: Map<string, ImportPicture>
  /** Paths of the public store that rows name and that are there. */
  stored: ReadonlySet<string>
  ownPath: (src: string) => string | null
}

/** Our own pictures are named by their path, or with the host under which an export was taken. */
const ownPathFor = (ctx: Ctx) => (src: string) => {
  const { siteUrl, apiUrl } = ctx.services
  const start = [storedMark, `${siteUrl}${storedMark}`, `${apiUrl}${storedMark}`].find((one) => src.startsWith(one))
  return start === undefined ? null : src.slice(start.length)
}

export const picturesAround = async (
  ctx: Ctx,
  rows: readonly ParsedRow[],
  pictures: readonly ImportPicture[],
): Promise<PicturesAround> => {
  const ownPath = ownPathFor(ctx)
  const named = rows.flatMap(({ question }) =>
    question ? [...picturesOf(question).map(({ src }) => src), ...allPictures(question).map(({ name }) => name)] : [],
  )
  return {
    pictures: new Map(pictures.map((one) => [one.name, one])),
    stored: await knownFigures(ctx, [...new Set(named.flatMap((address) => ownPath(address) ?? []))]),
    ownPath,
  }
}

/** Pictures inside the texts: those of the file, our own, and what is neither. */
export const settlePictures = (
  question: ParsedQuestion,
  { pictures, stored, ownPath }: PicturesAround,
): { question: ParsedQuestion; problems: Problem[] } => {
  const problems: Problem[] = []
  const settle = ({ src, alt }: Picture, where: string): Picture => {
    const path = ownPath(src)
    if (path !== null) {
      if (!stored.has(path)) problems.push(wrong(`The picture in ${where} is not in the library.`))
      return { src: storedMark + path, alt }
    }
    const name = src.startsWith(importMark) ? src.slice(importMark.length) : null
    const picture = name === null ? undefined : pictures.get(name)
    if (name === null) problems.push(wrong(`The picture in ${where} stands on another website. Put it into the file.`))
    else if (picture?.fault !== null)
      problems.push(wrong(`Picture ${name}: ${picture?.fault ?? 'it is not in the file.'}`))
    return { src, alt }
  }
  /** The figure of the question or of its passage: of the file, or named by the address of one of ours. */
  const figure = (one: ParsedPicture, where: string): ParsedPicture => {
    if (pictures.has(one.name)) return one
    const { src } = settle({ src: one.name, alt: '' }, where)
    return { ...one, name: src }
  }
  const worded = ({ src, alt }: Picture, where: string): Picture => {
    if (alt !== '') return { src, alt }
    const message = `The picture in ${where} has no words for those who do not see it.`
    problems.push({ where: null, level: 'guess', message })
    return { src, alt: `Picture in ${where}` }
  }
  const settled = withFigures(
    withTexts(question, (html, where) => withPictures(html, (picture) => worded(settle(picture, where), where))),
    figure,
  )
  return { question: settled, problems }
}
