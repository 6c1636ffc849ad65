import { shownDate } from '@northlight/contract/dates'
import type { FullReportView } from '@northlight/contract/results/report-views'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead, type Sender } from './letterhead.ts'
import { heightOf, put } from './put.ts'
import { classDistribution, type Fact, keyFigures, outcomeBars, timeBars } from './report-figures.ts'
import { decoration, innerWidth, keepTogether, margin, newSheet, type Sheet, tagged } from './sheet.ts'
import { table } from './table.ts'
import { heading, paragraph } from './text-blocks.ts'

export type TestReportInput = {
  institute: Sender
  report: FullReportView
  /** Enrolment, amount and status, as they stand beside the marks. */
  details: [string, string][]
  /** Every question with what was answered and the key; only when the answers may be seen. */
  answers: { number: number; answer: string; key: string; marks: number; time_ms: number }[]
  /** When it was made. */
  at: string
}

const signed = (value: number) => (value < 0 ? `−${Math.abs(value)}` : String(value))
const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`

/** `66 min`, `45 s`, `6 min 08 s` for single questions. */
const shortTime = (ms: number) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`)
const exactTime = (ms: number) => {
  const all = Math.round(ms / 1000)
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${String(all % 60).padStart(2, '0')} s`
}

const factsOf = ({ total, standing, previous }: FullReportView): Fact[] => [
  {
    name: 'Marks',
    value: signed(total.marks),
    more:
      previous && previous.change !== 0
        ? `of ${total.max}; ${Math.abs(previous.change)} ${previous.change > 0 ? 'more' : 'fewer'} than ${previous.name}`
        : `of ${total.max}`,
  },
  ...(standing
    ? [
        {
          name: 'Rank',
          value: String(standing.rank),
          more: `of ${plural(standing.takers, 'student')}${standing.is_shared ? ', shared' : ''}`,
        },
        { name: 'Percentile', value: standing.percentile, more: '' },
      ]
    : []),
]

const letter = (sheet: Sheet, { words, notes, standing }: FullReportView) => {
  paragraph(sheet, words.greeting, { size: 11 })
  for (const text of words.paragraphs) paragraph(sheet, text, { size: 11 })
  paragraph(
    sheet,
    `These words are made by rules from your answers.${standing ? ' Rank and percentile are for you and, until you are 18, your parent; there is no public list.' : ''}`,
    { size: 8.5, ink: inks.soft },
  )
  for (const note of notes) mentorNote(sheet, note)
}

const mentorNote = (sheet: Sheet, { text, by, at }: FullReportView['notes'][number]) => {
  const width = innerWidth - 28
  const height = heightOf(sheet, text, { size: 10.5 }, width, 2.5)
  keepTogether(sheet, Math.min(height + 48, 400))
  const top = sheet.y + 4
  decoration(sheet, () => {
    sheet.rect(margin, top, 3, height + 22).fill(inks.gold)
  })
  tagged(sheet, 'P', () => {
    put(sheet, text, { size: 10.5 }, { x: margin + 16, y: top + 4, width, lineGap: 2.5 })
  })
  tagged(sheet, 'P', () => {
    const signature = [by.name, by.title, shownDate(at)].filter(Boolean).join(' · ')
    put(sheet, signature, { font: 'bold', size: 9 }, { x: margin + 16, y: sheet.y + 3, width })
  })
  sheet.x = margin
  sheet.y += 12
}

const sections = (sheet: Sheet, { sections: parts, total }: FullReportView) => {
  heading(sheet, 'Section by section')
  outcomeBars(sheet, parts)
  const row = (name: string, one: FullReportView['total'], isStrong = false) => ({
    cells: [
      name,
      String(one.questions),
      String(one.attempted),
      String(one.right + one.partly),
      String(one.wrong),
      String(one.blank),
      signed(one.negative_marks),
      shortTime(one.time_ms),
      `${signed(one.marks)} of ${one.max}`,
    ],
    isStrong,
  })
  const small = { share: 0.088, align: 'right' as const }
  table(
    sheet,
    [
      { name: 'Section', share: 0.2 },
      { name: 'Asked', ...small },
      { name: 'Tried', ...small },
      { name: 'Right', ...small },
      { name: 'Wrong', ...small, share: 0.095 },
      { name: 'Blank', ...small },
      { name: 'Lost', ...small },
      { name: 'Time', ...small, share: 0.105 },
      { name: 'Marks', share: 0.16, align: 'right' },
    ],
    [...parts.map((part) => row(part.name, part)), row('All', total, true)],
  )
}

const standing = (sheet: Sheet, { standing: own, distribution }: FullReportView) => {
  if (!own) return
  keepTogether(sheet, distribution.length > 0 ? 195 : 80)
  heading(sheet, 'Where you stand')
  const others = own.takers - 1
  paragraph(
    sheet,
    others === 0
      ? 'You are the first to write this test.'
      : `${plural(own.above, 'student')} scored more than you, ${own.below_or_same} the same or less.${own.average === null ? '' : ` The average is ${signed(own.average)}, the best ${own.best}.`}`,
  )
  if (distribution.length > 0) classDistribution(sheet, distribution)
}

const times = (sheet: Sheet, { questions, attempt }: FullReportView) => {
  const longest = questions.toSorted((a, b) => b.time_ms - a.time_ms)[0]
  if (!longest || longest.time_ms === 0) return
  keepTogether(sheet, 185)
  heading(sheet, 'Where the time went')
  paragraph(sheet, `One bar is one question; the taller, the longer. You used ${shortTime(attempt.used_ms)}.`)
  timeBars(sheet, questions, `Longest: question ${longest.number}, ${exactTime(longest.time_ms)}`)
}

const mistakes = (sheet: Sheet, report: FullReportView) => {
  const seen = report.mistakes.filter(({ numbers }) => numbers.length > 0)
  if (seen.length === 0) return
  heading(sheet, 'What cost you marks')
  table(
    sheet,
    [
      { name: 'Kind', share: 0.17 },
      { name: 'Questions', share: 0.15, align: 'right' },
      { name: 'Marks lost', share: 0.16, align: 'right' },
      { name: 'What we saw', share: 0.52 },
    ],
    seen.map(({ label, numbers, marks_lost, saw }) => ({
      cells: [label, String(numbers.length), signed(marks_lost), saw],
    })),
  )
}

const topics = (sheet: Sheet, report: FullReportView) => {
  if (report.topics.length === 0) return
  heading(sheet, 'Topic by topic')
  const number = (share: number) => ({ share, align: 'right' as const })
  table(
    sheet,
    [
      { name: 'Topic', share: 0.44 },
      { name: 'Right', ...number(0.12) },
      { name: 'Wrong', ...number(0.13) },
      { name: 'Blank', ...number(0.12) },
      { name: 'Marks', ...number(0.19) },
    ],
    report.topics.map(({ subject, topic, right, partly, wrong, blank, marks, max }) => ({
      cells: [
        `${topic} (${subject})`,
        String(right + partly),
        String(wrong),
        String(blank),
        `${signed(marks)} of ${max}`,
      ],
    })),
  )
}

const advice = (sheet: Sheet, report: FullReportView) => {
  if (report.advice.length === 0) return
  heading(sheet, 'This week')
  table(
    sheet,
    [
      { name: 'Time', share: 0.14 },
      { name: 'What to do', share: 0.86 },
    ],
    report.advice.map(({ title, text, minutes }) => ({ cells: [`${minutes} min`, `${title} ${text}`] })),
  )
}

const changes = (sheet: Sheet, report: FullReportView) => {
  if (report.changes.length === 0) return
  heading(sheet, 'Marks that changed after the first marking')
  table(
    sheet,
    [
      { name: 'Date', share: 0.18 },
      { name: 'Why', share: 0.5 },
      { name: 'Before', share: 0.16, align: 'right' },
      { name: 'After', share: 0.16, align: 'right' },
    ],
    report.changes.map(({ at, reason, marks_before, marks_after }) => ({
      cells: [shownDate(at), reason, signed(marks_before), signed(marks_after)],
    })),
  )
}

const answersTable = (sheet: Sheet, { answers }: TestReportInput) => {
  if (answers.length === 0) return
  heading(sheet, 'Every question')
  const number = (share: number) => ({ share, align: 'right' as const })
  table(
    sheet,
    [
      { name: 'No.', ...number(0.1) },
      { name: 'Your answer', share: 0.28 },
      { name: 'Right answer', share: 0.28 },
      { name: 'Marks', ...number(0.14) },
      { name: 'Time', ...number(0.2) },
    ],
    answers.map(({ number, answer, key, marks, time_ms }) => ({
      cells: [String(number), answer || '–', key, signed(marks), exactTime(time_ms)],
    })),
  )
}

const grades = (sheet: Sheet, { report, details }: TestReportInput) => {
  heading(sheet, 'Grade and details')
  table(
    sheet,
    [
      { name: 'Grade', share: 0.2 },
      { name: report.test.is_admission ? 'Percentage and award' : 'Percentage', share: 0.8 },
    ],
    report.grade_scale.map(({ grade, label, is_own }) => ({
      cells: [grade, is_own ? `${label} (yours)` : label],
      isStrong: is_own,
    })),
  )
  table(
    sheet,
    [
      { name: 'Detail', share: 0.3 },
      { name: '', share: 0.7 },
    ],
    [['Name', report.student.name], ['Test', report.test.name], ...details].map(([name = '', value = '']) => ({
      cells: [name, value],
    })),
  )
}

/** What a student takes home from one test. */
export const testReport = (input: TestReportInput): Promise<Uint8Array> => {
  const { institute, report, at } = input
  const { test, student, attempt, total } = report
  const title = `${test.name}: report for ${student.name}`
  const sheet = newSheet({ title, author: institute.name, subject: `Report of ${test.name}`, at })
  const sat = attempt.started_at ? `${shownDate(attempt.started_at)} · ` : ''
  letterhead(
    sheet,
    institute,
    test.name,
    `Report for ${student.name} · ${sat}${plural(total.questions, 'question')} · ${total.max} marks`,
  )
  keyFigures(sheet, total.percent, report.grade, factsOf(report))
  letter(sheet, report)
  sections(sheet, report)
  standing(sheet, report)
  times(sheet, report)
  mistakes(sheet, report)
  advice(sheet, report)
  topics(sheet, report)
  changes(sheet, report)
  answersTable(sheet, input)
  grades(sheet, input)
  return finish(sheet, `${institute.name} · ${test.name} · ${student.name} · ${shownDate(at)}`)
}
