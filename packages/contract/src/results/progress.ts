import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const tag = 'Results'
const moment = z.iso.datetime()
const percentile = z.string().nullable()

export const ProgressPointView = z.object({
  test: z.object({ name: z.string(), slug: z.string() }),
  ended_at: moment.nullable(),
  marks: z.number(),
  max: z.number(),
  /** Empty where fewer than twenty have sat it. */
  percentile,
  takers: z.number().int().nullable(),
})

export const SubjectProgressView = z.object({
  subject: z.string(),
  points: z.array(
    ProgressPointView.extend({
      /** Of the class in this subject; empty where it is too small. */
      average: z.number().nullable(),
      best_tenth: z.number().nullable(),
    }),
  ),
})

const PredictionView = z.object({
  low: z.number(),
  middle: z.number(),
  high: z.number(),
  /** How many tests it rests on. */
  tests: z.number().int(),
})

const GoalView = z.object({
  percentile: z.number(),
  by_day: z.iso.date().nullable(),
  /** Percentile points from the prediction to the goal; 0 when it is reached, empty where nothing is predicted. */
  distance: z.number().nullable(),
})

export const ExamProgressView = z.object({
  /** Papers of one kind and one total are compared with each other, and with nothing else. */
  exam: z.string(),
  name: z.string(),
  points: z.array(ProgressPointView),
  subjects: z.array(SubjectProgressView),
  prediction: PredictionView.nullable(),
  /** What the prediction means, or why there is none. */
  sentence: z.string(),
  goal: GoalView.nullable(),
})
export type ExamProgressView = z.output<typeof ExamProgressView>

export const TopicMapView = z.object({
  subject: z.string(),
  topics: z.array(
    z.object({ topic: z.string(), asked: z.number().int(), right: z.number().int(), strength: z.number() }),
  ),
})

export const ProgressView = z.object({ exams: z.array(ExamProgressView), topics: z.array(TopicMapView) })
export type ProgressView = z.output<typeof ProgressView>

export const ownProgress = endpoint({
  method: 'get',
  path: '/progress',
  summary: 'Progress by examination and subject, like with like; a prediction with its range; a map of topics',
  tag,
  audience: 'user',
  reply: z.object({ progress: ProgressView }),
})

export const GoalInput = z.object({
  exam: z.string().min(1, 'Choose the examination.').max(100),
  percentile: z.coerce
    .number({ error: 'Enter the percentile you aim for.' })
    .min(1, 'Between 1 and 99.99.')
    .max(99.99, 'Between 1 and 99.99.'),
  by_day: z.iso.date().optional(),
})
export type GoalInput = z.output<typeof GoalInput>

export const setGoal = endpoint({
  method: 'post',
  path: '/progress/goal',
  summary: 'Set the goal for one examination',
  tag,
  audience: 'user',
  input: GoalInput,
  reply: z.object({ message: z.string(), progress: ProgressView }),
  example: { input: { exam: 'finished-check', percentile: 95 } },
})

export const removeGoal = endpoint({
  method: 'delete',
  path: '/progress/goal/{exam}',
  summary: 'Take a goal away',
  tag,
  audience: 'user',
  params: z.object({ exam: z.string().min(1).max(100) }),
  reply: z.object({ message: z.string(), progress: ProgressView }),
})
