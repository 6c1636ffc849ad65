import { z } from 'zod'
import type { ShownPicture } from '../pictures.ts'
import { type DemoPapers, readPapers } from './papers.ts'
import { type Bank, figurePath, readPool } from './questions.ts'
import { readJson, readMarkdownFolder } from './read.ts'
import { count, drawn, line, slug } from './shapes.ts'

/** `finished` and `upcoming` are one Sunday (the first from that day on), from ten in the morning to nine in the evening in India; `open` has no end. */
const Window = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), days_ago: count }),
  z.strictObject({ kind: z.literal('finished'), days_ago: count }),
  z.strictObject({ kind: z.literal('upcoming'), in_days: count }),
])
export type DemoWindow = z.output<typeof Window>

const OnlineTest = z.strictObject({
  /** The address, and the code of its paper. */
  slug,
  short: line,
  window: Window,
  /** Whole rupees; free where there is none. */
  price: count.optional(),
  is_admission: z.boolean().default(false),
  policy: z.discriminatedUnion('policy', [
    z.strictObject({ policy: z.literal('log') }),
    z.strictObject({ policy: z.literal('warn'), warnings: count }),
    z.strictObject({ policy: z.literal('eliminate'), warnings: count }),
  ]),
  ...drawn,
  body: line,
})
export type DemoTest = z.output<typeof OnlineTest>

/** The papers of the test series by examination: the first at once, then one a week, each when the one before is done. */
const Track = z.strictObject({ track: line, tests: z.array(slug) })
type Track = z.output<typeof Track>

export type ExamContent = {
  /** In the order of the list: what can be sat now, what comes, what is over. */
  tests: DemoTest[]
  papers: DemoPapers
  pool: Bank
  series: Track[]
  pictures: ShownPicture[]
}

export const readExams = (): ExamContent => {
  const tests = readMarkdownFolder('online-tests', OnlineTest)
  const pool = readPool()
  const figures = [...pool.questions, ...pool.passages].flatMap(({ id, figure_alt }) =>
    figure_alt === undefined ? [] : [{ image: figurePath(id), image_alt: figure_alt }],
  )
  return {
    tests,
    papers: readPapers(),
    pool,
    series: readJson('test-series.json', z.array(Track)),
    pictures: [...tests, ...figures],
  }
}
