import { z } from 'zod'

/** Words of a report. Marks leave as marks (2.5), shares as percent with two decimals, time as milliseconds. */
export const markOutcomes = ['right', 'partly', 'wrong', 'blank', 'not_reached', 'dropped'] as const
export type MarkOutcome = (typeof markOutcomes)[number]

export const mistakeKinds = ['careless', 'slow', 'guess', 'concept', 'not_reached'] as const
export type MistakeKind = (typeof mistakeKinds)[number]

const count = z.number().int().nonnegative()
const time = z.number().int().nonnegative()

export const TotalsView = z.object({
  questions: count,
  marks: z.number(),
  max: z.number(),
  percent: z.number(),
  right: count,
  partly: count,
  wrong: count,
  blank: count,
  dropped: count,
  attempted: count,
  positive_marks: z.number(),
  /** Zero or less: what wrong answers cost. */
  negative_marks: z.number(),
  time_ms: time,
})
export type TotalsView = z.output<typeof TotalsView>

/** One question of the paper without its text: enough for the time bars and the palette of the review. */
export const QuestionMarkView = z.object({
  slot: z.number().int(),
  number: count,
  section: z.string(),
  subject: z.string(),
  topic: z.string().nullable(),
  difficulty: z.string(),
  outcome: z.enum(markOutcomes),
  marks: z.number(),
  max: z.number(),
  time_ms: time,
  /** What most students may take; null where nothing is timed. */
  usual_ms: time.nullable(),
  mistake: z.enum(mistakeKinds).nullable(),
  /** The student's own word where it differs from what the rules saw. */
  is_own_word: z.boolean(),
})
export type QuestionMarkView = z.output<typeof QuestionMarkView>

/** Private to the student, a confirmed parent and staff. Nobody else is ever named. */
export const StandingView = z.object({
  rank: count,
  is_shared: z.boolean(),
  takers: count,
  percentile: z.string(),
  /** How many have more marks, and how many the same or fewer, without the student. */
  above: count,
  below_or_same: count,
  /** The marks missing to the tenth rank; null for the first ten and for small groups. */
  gap_to_tenth: z.number().nullable(),
  /** Null for a class so small that they would tell one person's marks. */
  average: z.number().nullable(),
  median: z.number().nullable(),
  best: z.number().nullable(),
})

export const BandView = z.object({ from: z.number(), to: z.number(), takers: count, is_own: z.boolean() })

export const MistakesView = z.object({
  kind: z.enum(mistakeKinds),
  label: z.string(),
  /** The rule in the student's words. */
  rule: z.string(),
  numbers: z.array(count),
  slots: z.array(z.number().int()),
  marks_lost: z.number(),
  saw: z.string(),
})

export const AdviceView = z.object({
  title: z.string(),
  text: z.string(),
  minutes: count,
  /** What a button behind it starts. */
  practice: z
    .union([
      z.object({ kind: z.literal('retry'), mistake: z.enum(mistakeKinds).nullable() }),
      z.object({ kind: z.literal('topic'), subject: z.string(), topic: z.string() }),
    ])
    .nullable(),
})

export const NoteView = z.object({
  id: z.number().int(),
  text: z.string(),
  by: z.object({ name: z.string(), title: z.string().nullable() }),
  at: z.iso.datetime(),
})

/** A change of marks after the first marking, and why. */
export const MarkChangeView = z.object({
  at: z.iso.datetime(),
  reason: z.string(),
  marks_before: z.number(),
  marks_after: z.number(),
  change: z.number(),
  questions: z.array(z.object({ slot: z.number().int(), number: count, before: z.number(), after: z.number() })),
})

export const GradeRowView = z.object({ grade: z.string(), label: z.string(), is_own: z.boolean() })

export const FullReportView = z.object({
  test: z.object({
    name: z.string(),
    slug: z.string(),
    is_admission: z.boolean(),
    delivery: z.enum(['free', 'sequential']),
  }),
  student: z.object({ name: z.string() }),
  attempt: z.object({
    uuid: z.string(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    /** Who ended it: the student, the clock, staff. */
    ended_by: z.string().nullable(),
    allowed_ms: time.nullable(),
    used_ms: time,
  }),
  marked_at: z.iso.datetime(),
  total: TotalsView,
  grade: z.string(),
  grade_label: z.string(),
  grade_scale: z.array(GradeRowView),
  /** Null until the class has been ranked. */
  /** Null while the class is ranked, and where fewer have taken the test than a rank is shown from. */
  standing: StandingView.nullable(),
  /** What an admission test has won: per cent of the tuition, and the name of the band. Null for any other test. */
  waiver: z
    .object({
      percent: z.number().int(),
      honour: z.string().nullable(),
      /** In the courses of the programme, as they are given now; null where none of them has a fee. */
      waived: z.object({ least_paise: z.number().int(), most_paise: z.number().int() }).nullable(),
    })
    .nullable(),
  ranked_from: z.object({ needed: z.number().int(), so_far: z.number().int().nullable() }),
  /** Empty for a small class. */
  distribution: z.array(BandView),
  /** The student's test before this one, of the same kind of paper. */
  previous: z
    .object({ name: z.string(), slug: z.string(), marks: z.number(), max: z.number(), change: z.number() })
    .nullable(),
  is_best_so_far: z.boolean(),
  sections: z.array(TotalsView.extend({ name: z.string(), subject: z.string() })),
  subjects: z.array(TotalsView.extend({ name: z.string() })),
  topics: z.array(TotalsView.extend({ subject: z.string(), topic: z.string() })),
  questions: z.array(QuestionMarkView),
  mistakes: z.array(MistakesView),
  /** Made by rules from the figures above, so nobody signs them. */
  words: z.object({ greeting: z.string(), paragraphs: z.array(z.string()) }),
  advice: z.array(AdviceView),
  /** Written by a person, with the name. */
  notes: z.array(NoteView),
  /** A tutor's note was paid for and is promised by then; empty where none is promised, or one is there. */
  note_by: z.iso.datetime().nullable(),
  changes: z.array(MarkChangeView),
  review: z.object({ is_open: z.boolean(), sentence: z.string() }),
  challenge: z.object({ is_open: z.boolean(), until: z.iso.datetime().nullable() }),
})
export type FullReportView = z.output<typeof FullReportView>
