import type { MistakeKind, QuestionMarkView, TotalsView } from '@northlight/contract/results/report-views'
import { describe, expect, test } from 'vitest'
import { adviceOf, mistakesView, submittedEarly, wordsOf } from './words.ts'

const question = (number: number, more: Partial<QuestionMarkView> = {}): QuestionMarkView => ({
  slot: number,
  number,
  section: 'Physics',
  subject: 'Physics',
  topic: 'Rotation',
  difficulty: 'Moderate',
  outcome: 'right',
  marks: 4,
  max: 4,
  time_ms: 60_000,
  usual_ms: 144_000,
  mistake: null,
  is_own_word: false,
  ...more,
})

const missed = (number: number, mistake: MistakeKind, more: Partial<QuestionMarkView> = {}) =>
  question(number, { outcome: 'wrong', marks: -1, mistake, ...more })

const totals = (marks: number, max: number, more: Partial<TotalsView> = {}): TotalsView => ({
  questions: max / 4,
  marks,
  max,
  percent: (100 * marks) / max,
  right: 1,
  partly: 0,
  wrong: 0,
  blank: 0,
  dropped: 0,
  attempted: 1,
  positive_marks: marks,
  negative_marks: 0,
  time_ms: 0,
  ...more,
})

const subject = (name: string, marks: number) => ({ ...totals(marks, 100), name })

const figures = {
  student: { name: 'Ananya Rao' },
  total: totals(183, 300),
  subjects: [subject('Physics', 64), subject('Chemistry', 73), subject('Mathematics', 46)],
  questions: [] as QuestionMarkView[],
  mistakes: [],
  previous: null,
  is_best_so_far: false,
}

const said = (more: Partial<Parameters<typeof wordsOf>[0]>) => wordsOf({ ...figures, ...more }, []).paragraphs.join(' ')

describe('the words of a report', () => {
  test('greet by the first name and say the marks', () => {
    expect(wordsOf(figures, []).greeting).toBe('Dear Ananya,')
    expect(said({})).toBe('You scored 183 of 300. Chemistry carried it.')
  })

  test('compare with the paper before', () => {
    const previous = { name: 'paper 5', slug: 'paper-5', marks: 162, max: 300, change: 21 }
    expect(said({ previous })).toContain('183 of 300, 21 more than in paper 5.')
    expect(said({ previous: { ...previous, change: -4 } })).toContain(', 4 fewer than in paper 5.')
    expect(said({ previous, is_best_so_far: true })).toContain(', your best paper of this kind so far.')
  })

  test('name what was never reached where it cost more than mistakes did', () => {
    const questions = [1, 2, 3, 4, 5, 6].map((n) =>
      question(n, { subject: 'Mathematics', outcome: 'not_reached', marks: 0, mistake: 'not_reached' }),
    )
    expect(said({ questions })).toContain('it lost to the six you never reached.')
  })

  test('blame no clock when the student submitted early, or none ran', () => {
    const questions = [1, 2, 3, 4, 5, 6].map((n) =>
      question(n, { subject: 'Mathematics', outcome: 'not_reached', marks: 0, mistake: 'not_reached', time_ms: 0 }),
    )
    const early = submittedEarly(177 * 60_000)
    const [left] = mistakesView(questions, early)
    expect(left).toMatchObject({
      label: 'Left out',
      saw: expect.stringContaining('You submitted with 177 minutes left.'),
    })
    const advice = adviceOf(questions, mistakesView(questions, early), early)
    expect(advice).toMatchObject([{ title: 'Answer the six questions you left out.' }])
    expect(JSON.stringify([left, advice])).not.toMatch(/clock/i)
  })

  test('lead with the waiver that an admission test has won', () => {
    expect(said({ waiver: { percent: 50, honour: 'Vega', waived: null } })).toMatch(
      /^Congratulations: half of your tuition fee is waived, for the whole length of the course\./,
    )
    expect(said({ waiver: { percent: 25, honour: null, waived: null } })).toContain(
      '25 per cent of your tuition fee is waived',
    )
    expect(said({ waiver: { percent: 0, honour: null, waived: null } })).not.toContain('waived')
    const waived = { least_paise: 62_000_00, most_paise: 73_800_00 }
    expect(said({ waiver: { percent: 50, honour: 'Vega', waived } })).toContain(
      '₹62,000 to ₹73,800 of your tuition fee is waived, half of it, for the whole length of the course.',
    )
  })

  test('count one mark and one second as one', () => {
    expect(said({ total: totals(4, 300, { positive_marks: 5, negative_marks: -1 }) })).toContain('cost you 1 mark.')
    expect(mistakesView([missed(1, 'guess', { time_ms: 200 })])[0]?.saw).toBe('Answered within 1 second, and wrong.')
  })

  test('do not praise a bad section and do not scold a blank paper', () => {
    expect(said({ subjects: [subject('Physics', 12), subject('Chemistry', 30)] })).not.toContain('carried')
    expect(said({ total: totals(0, 300, { attempted: 0 }) })).toContain('nothing to mark')
  })

  test('warn when guessing was dear', () => {
    expect(said({ total: totals(40, 300, { positive_marks: 60, negative_marks: -20 }) })).toContain(
      'Wrong answers cost you 20 marks.',
    )
  })
})

describe('mistakes', () => {
  const questions = [
    question(1),
    missed(2, 'concept'),
    missed(3, 'concept', { topic: 'Waves' }),
    missed(4, 'concept'),
    missed(5, 'careless', { time_ms: 20_000 }),
    question(6, { outcome: 'not_reached', marks: 0, mistake: 'not_reached', time_ms: 0 }),
  ]

  test('are sorted by what they cost, with what was seen', () => {
    expect(mistakesView(questions)).toMatchObject([
      { kind: 'concept', numbers: [2, 3, 4], marks_lost: 15, saw: 'Above all Rotation (2).' },
      { kind: 'careless', numbers: [5], marks_lost: 5 },
      { kind: 'not_reached', numbers: [6], marks_lost: 4, saw: expect.stringContaining('1 in Physics') },
    ])
  })

  test('lead to at most three things to do, each with its questions', () => {
    const advice = adviceOf(questions, mistakesView(questions))
    expect(advice).toMatchObject([
      { title: 'Redo the careless one, clock off.', practice: { kind: 'retry', mistake: 'careless' } },
      { title: 'Learn Rotation again.', practice: { kind: 'topic', subject: 'Physics', topic: 'Rotation' } },
    ])
    expect(advice[1]?.text).toContain('Questions 2 and 4.')
    expect(adviceOf([question(1)], [])).toEqual([])
  })
})
