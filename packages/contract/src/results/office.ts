import { z } from 'zod'
import { message, moment } from '../content/parts.ts'
import { endpoint } from '../endpoint.ts'
import { ofTest } from '../exams/online-tests.ts'
import { idParam, text } from '../fields.ts'
import { ItemStatisticsView, keyDecisions } from './office-release.ts'
import { AskedQuestionView, challengeStates, KeyView, SolutionView } from './question-views.ts'
import { exampleDone, tag } from './report.ts'
import { FullReportView } from './report-views.ts'

const Bar = z.object({ from: z.number(), to: z.number(), takers: z.number().int() })

/** The figures of some who sat a test together. Nobody is named in it. */
const GroupFigures = z.object({
  /** Null for those without one. */
  name: z.string().nullable(),
  takers: z.number().int(),
  absent: z.number().int(),
  average: z.number(),
  median: z.number(),
  best: z.number(),
  distribution: z.array(Bar),
})
export type GroupFigures = z.output<typeof GroupFigures>

export const ResultSummary = z.object({
  test: z.object({
    slug: z.string(),
    name: z.string(),
    is_admission: z.boolean(),
    closes_at: moment.nullable(),
    results_released_at: moment.nullable(),
    /** Shown by themselves, or only when somebody releases them. */
    is_by_hand: z.boolean(),
  }),
  enrolled: z.number().int(),
  marked: z.number().int(),
  /** Ended and not marked yet, and still writing. */
  unmarked: z.number().int(),
  writing: z.number().int(),
  max: z.number(),
  all: GroupFigures,
  by_branch: z.array(GroupFigures),
  /** By the course a student has a place in. */
  by_batch: z.array(GroupFigures),
  open_challenges: z.number().int(),
})
export type ResultSummary = z.output<typeof ResultSummary>

export const resultSummary = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/results/summary',
  summary: 'How a class did: distribution, by branch and by batch, who was absent. No names',
  tag,
  audience: 'staff',
  act: 'results.read',
  params: ofTest,
  reply: z.object({ summary: ResultSummary }),
  example: exampleDone,
})

export const releasePreview = endpoint({
  method: 'get',
  path: '/office/tests/{slug}/results/preview',
  summary: 'Three real reports as their students will read them, before a release: the best, the middle, the last',
  tag,
  audience: 'staff',
  act: 'results.statistics',
  params: ofTest,
  reply: z.object({
    reaches: z.number().int(),
    reports: z.array(z.object({ place: z.enum(['best', 'middle', 'last']), report: FullReportView })),
  }),
  example: exampleDone,
})

export const ExportMarksInput = z.object({
  purpose: text('purpose', { min: 5, max: 200 }),
  /** Addresses only where the purpose needs them. */
  with_email: z.boolean().default(false),
})
export type ExportMarksInput = z.output<typeof ExportMarksInput>

export const exportMarks = endpoint({
  method: 'post',
  path: '/office/tests/{slug}/results/export',
  summary: 'Names with marks as CSV, for a stated purpose; stamped with who took it and when, and written down',
  tag,
  audience: 'staff',
  act: 'marks.export',
  params: ofTest,
  input: ExportMarksInput,
  reply: z.object({ message, file_name: z.string(), content: z.string() }),
  example: { ...exampleDone, input: { purpose: 'Meeting with the parents of class 10' } },
})

const Decision = z.object({
  at: moment,
  change: z.enum(keyDecisions),
  key: z.string().nullable(),
  reason: z.string(),
  /** What was noted for colleagues; no student reads it. */
  record: z.string().nullable(),
  by: z.string().nullable(),
})

export const ChallengeDetail = z.object({
  id: z.number().int(),
  test: z.object({ name: z.string(), slug: z.string() }),
  number: z.number().int(),
  code: z.string(),
  version: z.number().int(),
  state: z.enum(challengeStates),
  decision: z.string().nullable(),
  record: z.string().nullable(),
  /** How far everybody who was asked is marked again; null where the key stayed. */
  marking: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  question: AskedQuestionView,
  key: KeyView,
  solution: SolutionView,
  /** Null for a class that is too small to say anything. */
  statistics: ItemStatisticsView.nullable(),
  /** Everybody's words on this question, the oldest first. */
  words: z.array(
    z.object({
      id: z.number().int(),
      student: z.string(),
      text: z.string(),
      state: z.enum(challengeStates),
      at: moment,
    }),
  ),
  decisions: z.array(Decision),
})
export type ChallengeDetail = z.output<typeof ChallengeDetail>

export const challengeDetail = endpoint({
  method: 'get',
  path: '/office/challenges/{id}',
  summary: 'A disputed key: the question as it was asked, the key, how it did, what was said and decided before',
  tag,
  audience: 'staff',
  act: 'keys.decide',
  params: z.object({ id: idParam }),
  reply: z.object({ challenge: ChallengeDetail }),
  example: { params: { id: '970001' } },
})

export const KeyDetail = ChallengeDetail.pick({
  ...{ code: true, version: true, question: true, key: true, solution: true, decisions: true },
}).extend({
  question_id: z.number().int(),
  /** The oldest open challenge: who disputes the key is answered with the decision on it. */
  challenge: z.number().int().nullable(),
})
export type KeyDetail = z.output<typeof KeyDetail>

export const keyDetail = endpoint({
  method: 'get',
  path: '/office/questions/{version}/key',
  summary: 'The key of a question that nobody has disputed: the question as it was asked, and what was decided before',
  tag,
  audience: 'staff',
  act: 'keys.decide',
  params: z.object({ version: idParam }),
  reply: z.object({ detail: KeyDetail }),
  example: { params: { version: '970001' } },
})

const Move = <T extends z.ZodType>(one: T) => z.object({ before: one, after: one })

export const KeySimulationView = z.object({
  /** Marked papers with this question, in all tests. */
  asked: z.number().int(),
  /** Papers that are not marked yet and would be, too. */
  unmarked: z.number().int(),
  marks_changed: z.number().int(),
  ranks_changed: z.number().int(),
  largest_move: z.number().int(),
  rises: z.number().int(),
  falls: z.number().int(),
  /** What the earned bands would take off the tuition, in percent points over all; 0 for tests without bands. */
  waiver_points: z.number().int(),
  /** The same in money, by what the programmes of these families cost now; null where no band moves or no fee is known. */
  waived: z.object({ least_paise: z.number().int(), most_paise: z.number().int() }).nullable(),
  key: z.string(),
  at: moment,
  /** Those whose marks, rank or band change; bands first, then the largest moves. At most 500. */
  students: z.array(
    z.object({
      attempt: z.string(),
      name: z.string(),
      test: z.string(),
      chose: z.string(),
      marks: Move(z.number()),
      rank: Move(z.number().int().nullable()),
      percentile: Move(z.string()),
      band: Move(z.string().nullable()),
      /** Up, down or as it is: a band may have another name and take the same off. */
      band_move: z.number().int(),
      /** Percent of the tuition that was offered already. It stays, whatever becomes of the band. */
      offered: z.number().int().nullable(),
    }),
  ),
})
export type KeySimulationView = z.output<typeof KeySimulationView>

export const simulateKeyChange = endpoint({
  method: 'get',
  path: '/office/questions/{version}/key-simulation',
  summary: 'What a changed key would do to marks, ranks, percentiles and bands. Nothing is written',
  tag,
  audience: 'staff',
  act: 'keys.decide',
  params: z.object({ version: idParam }),
  query: z.object({
    change: z.enum(keyDecisions, { error: `Use one of ${keyDecisions.join(', ')}.` }),
    key: z.string().trim().max(500).optional(),
  }),
  reply: z.object({ simulation: KeySimulationView }),
})

export const resultOfficeEndpoints = [
  resultSummary,
  releasePreview,
  exportMarks,
  challengeDetail,
  keyDetail,
  simulateKeyChange,
] as const
