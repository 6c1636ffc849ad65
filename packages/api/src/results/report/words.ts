import { waivedText } from '@northlight/contract/admissions/waived-fee'
import type { FullReportView, MistakeKind, QuestionMarkView } from '@northlight/contract/results/report-views'
import { MISTAKE_RULES } from '@northlight/exam/results/mistakes'

/** Every sentence here follows from the figures alone. Nobody signs them, because nobody wrote them. */
const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const inWords = (n: number) => small[n] ?? String(n)

const list = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const plural = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`

const shortTime = (ms: number) => {
  const all = Math.max(1, Math.round(ms / 1000))
  return all < 120 ? plural(all, 'second') : plural(Math.round(all / 60), 'minute')
}

/** How the attempt ended: by the clock, or in a way that makes the clock no reason for anything, as the words say. */
export type Ending = { isEarly: false } | { isEarly: true; words: string }

export const byTheClock: Ending = { isEarly: false }

export const submittedEarly = (leftMs: number): Ending => ({
  isEarly: true,
  words: `You submitted with ${shortTime(leftMs)} left.`,
})

const lostIn = (questions: QuestionMarkView[]) =>
  Math.round(questions.reduce((sum, { max, marks }) => sum + (max - marks), 0) * 100) / 100

const counted = (names: (string | null)[]): [string, number][] => {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

const labels: Record<MistakeKind, string> = {
  concept: 'Concept',
  careless: 'Careless',
  not_reached: 'Not reached',
  slow: 'Slow',
  guess: 'Guess',
}

const sawOf = (kind: MistakeKind, questions: QuestionMarkView[], ending: Ending): string => {
  const topics = counted(questions.map(({ topic }) => topic)).filter(([, n]) => n > 1)
  const named = topics
    .slice(0, 3)
    .map(([topic, n]) => `${topic} (${n})`)
    .join(', ')
  const isOne = questions.length === 1
  const longest = Math.max(...questions.map(({ time_ms }) => time_ms))
  switch (kind) {
    case 'concept':
      return named ? `Above all ${named}.` : 'No topic more than once: the ideas are missing here and there.'
    case 'careless':
      return `You know how: the question was easy, or the others on its topic were right. ${isOne ? 'It' : 'The longest'} took ${shortTime(longest)}.`
    case 'not_reached': {
      const sections = counted(questions.map(({ section }) => section)).map(([section, n]) => `${n} in ${section}`)
      const why = ending.isEarly ? ending.words : 'The clock, not the subject.'
      return `${list(sections)}, open for less than five seconds or never. ${why}`
    }
    case 'slow':
      return `${shortTime(questions.reduce((sum, { time_ms }) => sum + time_ms, 0))} went into ${isOne ? 'it' : 'these'}.`
    case 'guess':
      return `Answered within ${shortTime(longest)}, ${isOne ? 'and wrong' : 'all wrong'}.`
  }
}

const kinds: MistakeKind[] = ['concept', 'careless', 'not_reached', 'slow', 'guess']

/** Mistakes sorted by why they were made, the dearest kind first. */
export const mistakesView = (questions: QuestionMarkView[], ending: Ending = byTheClock): FullReportView['mistakes'] =>
  kinds
    .map((kind) => {
      const own = questions.filter(({ mistake }) => mistake === kind)
      return {
        kind,
        label: kind === 'not_reached' && ending.isEarly ? 'Left out' : labels[kind],
        rule: MISTAKE_RULES[kind],
        numbers: own.map(({ number }) => number),
        slots: own.map(({ slot }) => slot),
        marks_lost: lostIn(own),
        saw: own.length === 0 ? '' : sawOf(kind, own, ending),
      }
    })
    .filter(({ numbers }) => numbers.length > 0)
    .sort((a, b) => b.marks_lost - a.marks_lost)

type Figures = Pick<
  FullReportView,
  'total' | 'subjects' | 'previous' | 'is_best_so_far' | 'questions' | 'mistakes' | 'student'
> &
  Partial<Pick<FullReportView, 'waiver'>>

const compared = ({ previous, is_best_so_far }: Figures): string => {
  if (is_best_so_far && previous) return ', your best paper of this kind so far'
  if (!previous || previous.change === 0) return previous ? `, as in ${previous.name}` : ''
  return `, ${Math.abs(previous.change)} ${previous.change > 0 ? 'more' : 'fewer'} than in ${previous.name}`
}

/** The best subject is named only when it stands out, and never beside a mark of which nobody is proud. */
const strongest = ({ subjects }: Figures): string => {
  const [first, second] = subjects.toSorted((a, b) => b.percent - a.percent)
  if (!first || !second || first.percent < 40 || first.percent - second.percent < 5) return ''
  return ` ${first.name} carried it.`
}

const weakest = ({ subjects, questions }: Figures, ending: Ending): string => {
  const last = subjects.toSorted((a, b) => a.percent - b.percent)[0]
  if (!last || subjects.length < 2) return ''
  const own = questions.filter(({ subject }) => subject === last.name)
  const unseen = own.filter(({ mistake }) => mistake === 'not_reached')
  const wrong = own.filter(({ outcome }) => outcome === 'wrong')
  if (unseen.length >= 3 && lostIn(unseen) > lostIn(wrong))
    return ending.isEarly
      ? ` ${last.name} lost most marks to the ${inWords(unseen.length)} you left out. ${ending.words}`
      : ` ${last.name} did not lose to the questions you got wrong; it lost to the ${inWords(unseen.length)} you never reached.`
  return last.percent < 40 ? ` ${last.name} is where the most marks are still to be had.` : ''
}

const cost = ({ total }: Figures): string =>
  total.negative_marks < 0 && -total.negative_marks >= 0.1 * Math.max(1, total.positive_marks)
    ? `Wrong answers cost you ${plural(Math.abs(total.negative_marks), 'mark')}. An answer you cannot defend is better left blank.`
    : ''

/** To the half hour: `40 minutes`, `1 hour`, `1½ hours`. */
const timeInAll = (minutes: number): string => {
  const halves = Math.round(minutes / 30)
  if (halves < 2) return `${minutes} minutes`
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''} ${halves === 2 ? 'hour' : 'hours'}`
}

const shares = new Map([
  [100, 'all of it'],
  [50, 'half of it'],
])

/** The good news of an admission test comes before its marks. */
const won = ({ waiver }: Figures): string => {
  if (!waiver || waiver.percent === 0) return ''
  const share = shares.get(waiver.percent) ?? `${waiver.percent} per cent of it`
  const sum = waiver.waived ? waivedText(waiver.waived) : null
  return sum
    ? `Congratulations: ${sum} of your tuition fee is waived, ${share}, for the whole length of the course. Your application shows what you pay.`
    : `Congratulations: ${share.replace('of it', 'of your tuition fee')} is waived, for the whole length of the course. Your application shows what you pay.`
}

export const wordsOf = (
  figures: Figures,
  advice: FullReportView['advice'],
  ending: Ending = byTheClock,
): FullReportView['words'] => {
  const { total, student } = figures
  const minutes = advice.reduce((sum, one) => sum + one.minutes, 0)
  const first =
    total.attempted === 0
      ? `You answered no question of this paper, so there is nothing to mark.`
      : `You scored ${total.marks} of ${total.max}${compared(figures)}.${strongest(figures)}${weakest(figures, ending)}`
  const things =
    advice.length === 1 ? 'One thing' : `${inWords(advice.length).replace(/^./, (c) => c.toUpperCase())} things`
  return {
    greeting: `Dear ${student.name.split(' ')[0] ?? student.name},`,
    paragraphs: [
      won(figures),
      first,
      cost(figures),
      advice.length === 0
        ? ''
        : `${things} for this week ${advice.length === 1 ? 'is' : 'are'} at the end. ${advice.length === 1 ? 'It takes' : 'They take'} ${timeInAll(minutes)} in all.`,
    ].filter((text) => text !== ''),
  }
}

/** `careless one`, `five careless ones`. */
const few = (n: number, one: string) => (n === 1 ? one : `${inWords(n)} ${one}s`)

const numbersText = (numbers: number[]) =>
  `Question${numbers.length === 1 ? '' : 's'} ${list(numbers.slice(0, 8).map(String))}${numbers.length > 8 ? ' and more' : ''}.`

/** At most three things, in the order in which they pay. */
export const adviceOf = (
  questions: QuestionMarkView[],
  mistakes: FullReportView['mistakes'],
  ending: Ending = byTheClock,
): FullReportView['advice'] => {
  const advice: FullReportView['advice'] = []
  const of = (kind: MistakeKind) => mistakes.find((one) => one.kind === kind)
  const careless = of('careless')
  if (careless)
    advice.push({
      title: `Redo the ${few(careless.numbers.length, 'careless one')}, clock off.`,
      text: `Write down the line where it went wrong. ${numbersText(careless.numbers)}`,
      minutes: Math.min(60, 8 * careless.numbers.length),
      practice: { kind: 'retry', mistake: 'careless' },
    })
  const ideas = questions.filter(({ mistake, topic }) => mistake === 'concept' && topic)
  const topic = counted(ideas.map((one) => one.topic))[0]?.[0]
  const where = ideas.find((one) => one.topic === topic)
  if (topic && where) {
    const numbers = ideas.filter((one) => one.topic === topic).map(({ number }) => number)
    advice.push({
      title: `Learn ${topic} again.`,
      text: `Read it up, then practise. Bring what you still do not understand to the doubt hour. ${numbersText(numbers)}`,
      minutes: 60,
      practice: { kind: 'topic', subject: where.subject, topic },
    })
  }
  const leftOut = ending.isEarly ? of('not_reached') : undefined
  if (leftOut)
    advice.push({
      title: `Answer the ${few(leftOut.numbers.length, 'question')} you left out.`,
      text: `${ending.isEarly ? ending.words : ''} ${numbersText(leftOut.numbers)}`.trim(),
      minutes: Math.min(90, 3 * leftOut.numbers.length),
      practice: { kind: 'retry', mistake: 'not_reached' },
    })
  const slow = [of('slow'), ending.isEarly ? undefined : of('not_reached')].flatMap((one) => one?.numbers ?? [])
  const place = counted(questions.filter(({ number }) => slow.includes(number)).map(({ subject }) => subject))[0]?.[0]
  if (slow.length >= 3 && place)
    advice.push({
      title: `${place} against the clock, twice.`,
      text: 'First pass: skip anything past two minutes. Second pass: what is left.',
      minutes: 90,
      practice: { kind: 'retry', mistake: !ending.isEarly && of('not_reached') ? 'not_reached' : 'slow' },
    })
  const guess = of('guess')
  if (advice.length < 3 && guess)
    advice.push({
      title: `Answer the ${few(guess.numbers.length, 'guessed one')} with reasons.`,
      text: `If you cannot rule out two options, leave it blank next time. ${numbersText(guess.numbers)}`,
      minutes: Math.min(60, 6 * guess.numbers.length),
      practice: { kind: 'retry', mistake: 'guess' },
    })
  return advice.slice(0, 3)
}
