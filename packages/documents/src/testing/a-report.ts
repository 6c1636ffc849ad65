import type { FullReportView } from '@northlight/contract/results/report-views'
import type { TestReportInput } from '../test-report.ts'

const at = '2026-11-15T04:30:00.000Z'

export const totals = (questions: number, right: number, wrong: number) => ({
  questions,
  marks: right * 4 - wrong,
  max: questions * 4,
  percent: Math.round(((right * 4 - wrong) / (questions * 4)) * 10_000) / 100,
  right,
  partly: 0,
  wrong,
  blank: questions - right - wrong,
  dropped: 0,
  attempted: right + wrong,
  positive_marks: right * 4,
  negative_marks: -wrong,
  time_ms: 66 * 60_000,
})

const subjects: [string, number, number][] = [
  ['Physics', 17, 4],
  ['Chemistry', 19, 3],
  ['Mathematics', 13, 6],
]

const outcomes = ['right', 'right', 'wrong', 'blank', 'not_reached'] as const

export const aFullReport = (name = 'Ananya Rao'): FullReportView => ({
  test: { name: 'JEE Main practice paper 6', slug: 'paper-6', is_admission: false, delivery: 'free' },
  student: { name },
  attempt: {
    uuid: 'a',
    started_at: at,
    ended_at: at,
    ended_by: 'student',
    allowed_ms: 10_800_000,
    used_ms: 10_800_000,
  },
  marked_at: at,
  total: totals(75, 49, 13),
  grade: 'C',
  grade_label: '60 to 74 %',
  grade_scale: ['A', 'B', 'C', 'D', 'E', 'F'].map((grade) => ({
    grade,
    label: `Grade ${grade}`,
    is_own: grade === 'C',
  })),
  standing: {
    rank: 23,
    is_shared: false,
    takers: 412,
    percentile: '94.66',
    above: 22,
    below_or_same: 389,
    gap_to_tenth: 26,
    average: 121.5,
    median: 118,
    best: 271,
  },
  distribution: Array.from({ length: 10 }, (_, index) => ({
    from: index * 30,
    to: (index + 1) * 30,
    takers: [4, 22, 61, 93, 101, 72, 31, 17, 9, 2][index] ?? 0,
    is_own: index === 6,
  })),
  previous: { name: 'JEE Main practice paper 5', slug: 'paper-5', marks: 162, max: 300, change: 21 },
  is_best_so_far: true,
  sections: subjects.map(([subject, right, wrong]) => ({ ...totals(25, right, wrong), name: subject, subject })),
  subjects: subjects.map(([subject, right, wrong]) => ({ ...totals(25, right, wrong), name: subject })),
  topics: subjects.flatMap(([subject]) =>
    ['Rotation', 'Complex numbers'].map((topic) => ({ ...totals(5, 3, 1), subject, topic })),
  ),
  questions: Array.from({ length: 75 }, (_, index) => ({
    slot: index + 1,
    number: index + 1,
    section: subjects[Math.floor(index / 25)]?.[0] ?? '',
    subject: subjects[Math.floor(index / 25)]?.[0] ?? '',
    topic: 'Rotation',
    difficulty: 'Moderate',
    outcome: outcomes[index % 5] ?? 'right',
    marks: 4,
    max: 4,
    time_ms: index % 5 === 4 ? 0 : ((index * 37) % 300) * 1000,
    usual_ms: 144_000,
    mistake: null,
    is_own_word: false,
  })),
  mistakes: [
    {
      kind: 'concept',
      label: 'Concept',
      rule: '',
      numbers: [9, 21],
      slots: [9, 21],
      marks_lost: 10,
      saw: 'Rotation (2).',
    },
    { kind: 'guess', label: 'Guess', rule: '', numbers: [4], slots: [4], marks_lost: 5, saw: 'Answered within 20 s.' },
  ],
  words: {
    greeting: `Dear ${name.split(' ')[0]},`,
    paragraphs: ['You scored 183 of 300, your best paper so far. Chemistry carried it.'],
  },
  advice: [{ title: 'Redo the careless ones, clock off.', text: 'Questions 6 and 19.', minutes: 40, practice: null }],
  notes: [{ id: 1, text: 'Well fought. Come on Wednesday.', by: { name: 'Meera Hegde', title: 'Physics' }, at }],
  note_by: null,
  waiver: null,
  ranked_from: { needed: 20, so_far: 300 },
  changes: [
    {
      at,
      reason: 'The key of question 12 was corrected.',
      marks_before: 179,
      marks_after: 183,
      change: 4,
      questions: [{ slot: 12, number: 12, before: 0, after: 4 }],
    },
  ],
  review: { is_open: true, sentence: '' },
  challenge: { is_open: true, until: at },
})

/** The report of a full paper, with everything in it. */
export const aReport = (more: Partial<TestReportInput> = {}): TestReportInput => ({
  institute: { name: 'Test Institute', tagline: '' },
  report: aFullReport(),
  details: [
    ['Enrolment', 'Free'],
    ['Status', 'Completed'],
  ],
  answers: Array.from({ length: 75 }, (_, index) => ({
    number: index + 1,
    answer: index % 5 === 4 ? '' : 'B',
    key: 'C',
    marks: -1,
    time_ms: 61_000,
  })),
  at,
  ...more,
})
