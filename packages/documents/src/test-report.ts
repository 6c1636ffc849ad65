import { shownDate } from '@northlight/contract/dates'
import type { FullReportView } from '@northlight/contract/results/report-views'
import type { Language } from '@northlight/contract/words/languages'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { englishWords, type Words } from '@northlight/contract/words/words'
import { finish } from './finish.ts'
import { inks } from './fonts.ts'
import { letterhead, type Sender } from './letterhead.ts'
import { heightOf, put } from './put.ts'
import { classDistribution, type Fact, keyFigures, outcomeBars, timeBars } from './report-figures.ts'
import { decoration, innerWidth, keepTogether, langOf, margin, newSheet, type Sheet, tagged } from './sheet.ts'
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
  /** In whose language it is written; English where nothing is said. */
  words?: Words
}

const signed = (value: number) => (value < 0 ? `−${Math.abs(value)}` : String(value))

type Speech = { say: Say; language: Language; stored: (text: string) => string }

const speechOf = (words: Words): Speech => ({
  language: words.language,
  say: sayIn(words),
  stored: (text) => words.texts[text] ?? text,
})

/** `66 min`, `45 s`, `6 min 08 s` for single questions. */
const shortTime = (ms: number, { say }: Speech) =>
  ms < 60_000
    ? say('{count} s', { count: Math.round(ms / 1000) })
    : say('{count} min', { count: Math.round(ms / 60_000) })
const exactTime = (ms: number, { say }: Speech) => {
  const all = Math.round(ms / 1000)
  return all < 60
    ? say('{count} s', { count: all })
    : say('{minutes} min {seconds} s', { minutes: Math.floor(all / 60), seconds: String(all % 60).padStart(2, '0') })
}

/** A table needs its head and a tall first row below its heading: none stands alone at the foot of a page. */
const tableHeading = (sheet: Sheet, text: string) => {
  keepTogether(sheet, 150)
  heading(sheet, text)
}

const factsOf = ({ total, standing, previous }: FullReportView, { say }: Speech): Fact[] => [
  {
    name: say('Marks'),
    value: signed(total.marks),
    more: [
      say('of {count}', { count: total.max }),
      ...(previous && previous.change !== 0
        ? [
            previous.change > 0
              ? say('{count} marks more than in {name}', { count: previous.change, name: previous.name })
              : say('{count} marks fewer than in {name}', { count: -previous.change, name: previous.name }),
          ]
        : []),
    ].join('; '),
  },
  ...(standing
    ? [
        {
          name: say('Rank'),
          value: String(standing.rank),
          more: `${say('of {count}', { count: standing.takers })}${standing.is_shared ? `, ${say('shared')}` : ''}`,
        },
        { name: say('Percentile'), value: standing.percentile, more: '' },
      ]
    : []),
]

const letter = (sheet: Sheet, { words, notes, standing }: FullReportView, speech: Speech) => {
  const { say } = speech
  paragraph(sheet, words.greeting, { size: 11 })
  for (const text of words.paragraphs) paragraph(sheet, text, { size: 11 })
  paragraph(
    sheet,
    [
      say('These words are made by rules from your answers.'),
      ...(standing
        ? [say('Rank and percentile are for you and, until you are 18, your parent; there is no public list.')]
        : []),
    ].join(' '),
    { size: 8.5, ink: inks.soft },
  )
  for (const note of notes) mentorNote(sheet, note, speech)
}

const mentorNote = (sheet: Sheet, { text, by, at }: FullReportView['notes'][number], { language }: Speech) => {
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
    const signature = [by.name, by.title, shownDate(at, language)].filter(Boolean).join(' · ')
    put(sheet, signature, { font: 'bold', size: 9 }, { x: margin + 16, y: sheet.y + 3, width })
  })
  sheet.x = margin
  sheet.y += 12
}

const sections = (sheet: Sheet, report: FullReportView, speech: Speech) => {
  const { say, stored, language } = speech
  const { total } = report
  const parts = report.sections.map((part) => ({ ...part, name: stored(part.name) }))
  tableHeading(sheet, say('Section by section'))
  outcomeBars(sheet, parts, say)
  const row = (name: string, one: FullReportView['total'], isStrong = false) => ({
    cells: [
      name,
      String(one.questions),
      String(one.attempted),
      String(one.right + one.partly),
      String(one.wrong),
      String(one.blank),
      signed(one.negative_marks),
      shortTime(one.time_ms, speech),
      say('{number} of {all}', { number: signed(one.marks), all: one.max }),
    ],
    isStrong,
  })
  // Kannada and Hindi have longer words for “tried” and “min”, and shorter ones for most others.
  const [name, asked, tried, right, wrong, blank, lost, time, marks] =
    language === 'en'
      ? ([0.2, 0.088, 0.088, 0.088, 0.095, 0.088, 0.088, 0.105, 0.16] as const)
      : ([0.17, 0.11, 0.16, 0.07, 0.085, 0.08, 0.085, 0.12, 0.12] as const)
  const number = (share: number) => ({ share, align: 'right' as const })
  table(
    sheet,
    [
      { name: say('Section'), share: name },
      { name: say('Asked'), ...number(asked) },
      { name: say('Tried'), ...number(tried) },
      { name: say('Right'), ...number(right) },
      { name: say('Wrong'), ...number(wrong) },
      { name: say('Blank'), ...number(blank) },
      { name: say('Lost'), ...number(lost) },
      { name: say('Time'), ...number(time) },
      { name: say('Marks'), ...number(marks) },
    ],
    [...parts.map((part) => row(part.name, part)), row(say('All'), total, true)],
  )
}

const standing = (sheet: Sheet, { standing: own, distribution }: FullReportView, { say }: Speech) => {
  if (!own) return
  keepTogether(sheet, distribution.length > 0 ? 195 : 80)
  heading(sheet, say('Where you stand'))
  paragraph(
    sheet,
    own.above === 0
      ? say('Nobody scored more than you. Students who scored the same or less: {count}.', { count: own.below_or_same })
      : say('Students who scored more than you: {above}; the same or less: {below}.', {
          above: own.above,
          below: own.below_or_same,
        }),
  )
  if (distribution.length > 0) classDistribution(sheet, distribution, say)
}

const times = (sheet: Sheet, { questions, attempt }: FullReportView, speech: Speech) => {
  const { say, stored } = speech
  const longest = questions.toSorted((a, b) => b.time_ms - a.time_ms)[0]
  if (!longest || longest.time_ms === 0) return
  keepTogether(sheet, 185)
  heading(sheet, say('Where the time went'))
  const used = say('You took {used}.', { used: shortTime(attempt.used_ms, speech) })
  paragraph(sheet, `${say('One bar is one question; the taller, the longer.')} ${used}`)
  timeBars(
    sheet,
    questions.map((question) => ({ ...question, section: stored(question.section) })),
    say('Longest: question {number}, {time}', { number: longest.number, time: exactTime(longest.time_ms, speech) }),
    say,
  )
}

const mistakes = (sheet: Sheet, report: FullReportView, { say }: Speech) => {
  const seen = report.mistakes.filter(({ numbers }) => numbers.length > 0)
  if (seen.length === 0) return
  tableHeading(sheet, say('Where you lost marks'))
  table(
    sheet,
    [
      { name: say('Kind'), share: 0.17 },
      { name: say('Questions'), share: 0.15, align: 'right' },
      { name: say('Marks lost'), share: 0.16, align: 'right' },
      { name: say('What we saw'), share: 0.52 },
    ],
    seen.map(({ label, numbers, marks_lost, saw }) => ({
      cells: [label, String(numbers.length), signed(marks_lost), saw],
    })),
  )
}

const topics = (sheet: Sheet, report: FullReportView, { say, stored }: Speech) => {
  if (report.topics.length === 0) return
  tableHeading(sheet, say('Topic by topic'))
  const number = (share: number) => ({ share, align: 'right' as const })
  table(
    sheet,
    [
      { name: say('Topic'), share: 0.44 },
      { name: say('Right'), ...number(0.12) },
      { name: say('Wrong'), ...number(0.13) },
      { name: say('Blank'), ...number(0.12) },
      { name: say('Marks'), ...number(0.19) },
    ],
    report.topics
      // As on the screen: where most can be won first.
      .toSorted((a, b) => b.max - b.marks - (a.max - a.marks))
      .map(({ subject, topic, right, partly, wrong, blank, marks, max }) => ({
        cells: [
          `${stored(topic)} (${stored(subject)})`,
          String(right + partly),
          String(wrong),
          String(blank),
          say('{number} of {all}', { number: signed(marks), all: max }),
        ],
      })),
  )
}

const advice = (sheet: Sheet, report: FullReportView, { say }: Speech) => {
  if (report.advice.length === 0) return
  tableHeading(sheet, say('What to do now'))
  table(
    sheet,
    [
      { name: say('Time'), share: 0.14 },
      { name: say('What to do'), share: 0.86 },
    ],
    report.advice.map(({ title, text, minutes }) => ({
      cells: [say('{count} min', { count: minutes }), `${title} ${text}`],
    })),
  )
}

const changes = (sheet: Sheet, report: FullReportView, { say, language }: Speech) => {
  if (report.changes.length === 0) return
  tableHeading(sheet, say('Marks that changed after the first marking'))
  table(
    sheet,
    [
      { name: say('Date'), share: 0.18 },
      { name: say('Why'), share: 0.5 },
      { name: say('Before'), share: 0.16, align: 'right' },
      { name: say('After'), share: 0.16, align: 'right' },
    ],
    report.changes.map(({ at, reason, marks_before, marks_after }) => ({
      cells: [shownDate(at, language), reason, signed(marks_before), signed(marks_after)],
    })),
  )
}

const answersTable = (sheet: Sheet, { answers }: TestReportInput, speech: Speech) => {
  const { say } = speech
  if (answers.length === 0) return
  tableHeading(sheet, say('Every question'))
  const number = (share: number) => ({ share, align: 'right' as const })
  table(
    sheet,
    [
      { name: say('No.'), ...number(0.1) },
      { name: say('Your answer'), share: 0.28 },
      { name: say('Right answer'), share: 0.28 },
      { name: say('Marks'), ...number(0.14) },
      { name: say('Time'), ...number(0.2) },
    ],
    answers.map(({ number, answer, key, marks, time_ms }) => ({
      cells: [String(number), answer || '–', key, signed(marks), exactTime(time_ms, speech)],
    })),
  )
}

const grades = (sheet: Sheet, { report, details }: TestReportInput, { say, stored }: Speech) => {
  tableHeading(sheet, say('Grade and details'))
  table(
    sheet,
    [
      { name: say('Grade'), share: 0.2 },
      { name: report.test.is_admission ? say('Percentage and award') : say('Percentage'), share: 0.8 },
    ],
    report.grade_scale.map(({ grade, label, is_own }) => ({
      cells: [grade, is_own ? `${stored(label)} (${say('yours')})` : stored(label)],
      isStrong: is_own,
    })),
  )
  table(
    sheet,
    [
      { name: say('Detail'), share: 0.3 },
      { name: '', share: 0.7 },
    ],
    [[say('Name'), report.student.name], [say('Test'), report.test.name], ...details].map(
      ([name = '', value = '']) => ({
        cells: [stored(name), stored(value)],
      }),
    ),
  )
}

/** What a student takes home from one test. */
export const testReport = (input: TestReportInput): Promise<Uint8Array> => {
  const { institute, report, at, words = englishWords } = input
  const speech = speechOf(words)
  const { say, language } = speech
  const { test, student, attempt, total } = report
  const title = `${test.name}: ${say('Report for {name}', { name: student.name })}`
  const sheet = newSheet({ title, author: institute.name, subject: title, at, lang: langOf(language) })
  const sat = attempt.started_at ? `${shownDate(attempt.started_at, language)} · ` : ''
  letterhead(
    sheet,
    institute,
    test.name,
    [
      say('Report for {name}', { name: student.name }),
      `${sat}${say('{count} questions', { count: total.questions })}`,
      say('{count} marks', { count: total.max }),
    ].join(' · '),
  )
  keyFigures(sheet, total.percent, report.grade, factsOf(report, speech), say)
  letter(sheet, report, speech)
  sections(sheet, report, speech)
  standing(sheet, report, speech)
  times(sheet, report, speech)
  mistakes(sheet, report, speech)
  advice(sheet, report, speech)
  topics(sheet, report, speech)
  changes(sheet, report, speech)
  answersTable(sheet, input, speech)
  grades(sheet, input, speech)
  return finish(sheet, `${institute.name} · ${test.name} · ${student.name} · ${shownDate(at, language)}`, say)
}
