import type { QuestionImportRow } from '@northlight/contract/office/question-imports'
import { renderedIn, renderedTexts } from '../../exams/papers/rendered-texts.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { ParsedPicture, ParsedQuestion } from '../formats/parsed-question.ts'
import { allPictures, importMark, storedMark, withPictures, withTexts } from '../formats/pictures-in-text.ts'
import { cleanTexts, cleanTranslated } from '../insert-question.ts'
import type { ImportRow, StoredRow } from './stored-import.ts'

/** Pictures that are not published yet, as addresses that hold them, by name. */
export type ShownPictures = ReadonlyMap<string, string>

/** Larger ones are seen when the import is taken. */
const mostBytes = 500_000

/** The pictures of some rows, read from the private store. */
export const shownPictures = async (ctx: Ctx, { pictures }: ImportRow, rows: readonly StoredRow[]) => {
  const shown = new Map<string, string>()
  const questions = rows.flatMap(({ question }) => (question as ParsedQuestion | null) ?? [])
  const wanted = new Set(questions.flatMap((one) => allPictures(one).map(({ name }) => name)))
  for (const { name, path, facts } of pictures) {
    const stored = path !== null && wanted.has(name) ? await ctx.services.storage.private.read(path) : null
    if (!stored || stored.bytes.length > mostBytes) continue
    const type = facts?.extension === 'svg' ? 'svg+xml' : facts?.extension
    shown.set(name, `data:image/${type};base64,${Buffer.from(stored.bytes).toString('base64')}`)
  }
  return shown
}

const cleanPassage = (passage: ParsedQuestion['passage']): ParsedQuestion['passage'] =>
  passage && { ...passage, texts: cleanTranslated(passage.texts) }

type Drawn = Pick<QuestionImportRow, 'view' | 'passage' | 'solution'>

/** Sanitised and drawn as a student would get it, with what stands before the question and what is shown after it. */
export const previewOf = (question: ParsedQuestion, pictures: ShownPictures): Drawn => {
  const { type, options, matches, decimals, difficulty, figure, figure_alt } = question
  const clean = { ...question, ...cleanTexts(question), passage: cleanPassage(question.passage) }
  const shown = (one: ParsedPicture | null) =>
    one && (pictures.get(one.name) ?? (one.name.startsWith(storedMark) ? one.name : null))
  // After the sanitiser, which takes no picture that stands in its own address.
  const { texts, passage, solution } = withTexts(clean, (html) =>
    withPictures(html, ({ src, alt }) => ({
      src: (src.startsWith(importMark) && pictures.get(src.slice(importMark.length))) || src,
      alt,
    })),
  )
  return {
    view: {
      ...{ version: 0, type, options, matches, decimals, passage: null },
      difficulty: difficulty ?? 'Moderate',
      texts: renderedTexts(texts),
      figure: shown(figure),
      figure_alt,
    },
    passage: passage && {
      code: passage.code,
      texts: renderedIn(passage.texts),
      figure: shown(passage.figure),
      figure_alt: passage.figure_alt,
    },
    solution: solution.en === '' ? null : renderedIn(solution).en,
  }
}
