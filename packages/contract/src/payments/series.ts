import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { idParam, slug } from '../fields.ts'

const tag = 'Enrolment'
const message = z.string()
const moment = z.iso.datetime()

export const SeriesPaperView = z.object({
  number: z.number().int(),
  name: z.string(),
  slug: z.string(),
  /** `open` can be begun; `begun` stands in the own tests. */
  state: z.enum(['waiting', 'open', 'begun', 'finished']),
  /** Not before this moment, where time is what it waits for. */
  opens_at: moment.nullable(),
  /** So many papers more have to be finished first. */
  finish_first: z.number().int(),
  /** "Paper 3 of 24 opens on Monday." */
  sentence: z.string(),
})
export type SeriesPaperView = z.output<typeof SeriesPaperView>

export const SeriesView = z.object({
  enrolment_id: z.number().int(),
  course: z.string(),
  branch: z.string(),
  /** Examinations to choose from; empty where there is one for all. */
  tracks: z.array(z.string()),
  track: z.string().nullable(),
  /** Until the first paper is begun. */
  can_choose: z.boolean(),
  finished: z.number().int(),
  /** What stands first, in words. */
  sentence: z.string(),
  papers: z.array(SeriesPaperView),
})
export type SeriesView = z.output<typeof SeriesView>

export const ownSeries = endpoint({
  method: 'get',
  path: '/series',
  summary: 'Papers of the courses the signed-in person has joined: which are open, and when the next one opens',
  tag,
  audience: 'user',
  reply: z.object({ series: z.array(SeriesView) }),
})

/** The enrolment of the example student in a course that gives papers. */
export const exampleSeries = 970_003

export const chooseTrack = endpoint({
  method: 'post',
  path: '/series/{id}/track',
  summary: 'Choose the examination of a series; until its first paper is begun',
  tag,
  audience: 'user',
  params: z.object({ id: idParam }),
  input: z.object({ track: z.string().min(1, 'Choose an examination.').max(100) }),
  reply: z.object({ message, series: SeriesView }),
  example: { params: { id: String(exampleSeries) }, input: { track: 'JEE Main' } },
})

export const beginPaper = endpoint({
  method: 'post',
  path: '/series/{id}/papers/{number}',
  summary: 'Enrol in an open paper of a series; it costs nothing more',
  tag,
  audience: 'user',
  params: z.object({ id: idParam, number: idParam }),
  reply: z.object({ message, slug: z.string(), series: SeriesView }),
  status: 201,
})

export const SetPapersInput = z.object({
  papers: z
    .array(
      z.object({
        test: slug,
        track: z.string().max(100).default(''),
        opens_at: moment.optional(),
        days_after_joining: z.coerce.number().int().min(0).max(730).optional(),
        papers_finished: z.coerce.number().int().min(0).max(200).optional(),
      }),
    )
    .max(200, 'At most 200 papers.'),
})
export type SetPapersInput = z.output<typeof SetPapersInput>

export const setPapers = endpoint({
  method: 'post',
  path: '/office/course/{course_slug}/branch/{branch_slug}/papers',
  summary: 'Set the papers that a course at a branch gives, in their order',
  tag: 'Office',
  audience: 'staff',
  act: 'tests.write',
  params: z.object({ course_slug: slug, branch_slug: slug }),
  input: SetPapersInput,
  reply: z.object({ message, papers: z.number().int() }),
  example: {
    params: { course_slug: 'foundation-evenings', branch_slug: 'bengaluru' },
    input: { papers: [{ test: 'jee-main-mock-1', days_after_joining: 0 }] },
  },
})

export const seriesEndpoints = [ownSeries, chooseTrack, beginPaper, setPapers] as const
