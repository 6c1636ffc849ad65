import { waivedText } from '@northlight/contract/admissions/waived-fee'
import type { FullReportView, MistakeKind, QuestionMarkView } from '@northlight/contract/results/report-views'
import type { Text } from '@northlight/contract/words/catalogue'
import { MISTAKE_RULES } from '@northlight/exam/results/mistakes'
import { english, type Speaker } from '../../kernel/speaker.ts'

/** Every sentence here follows from the figures alone. Nobody signs them, because nobody wrote them. */
const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** English writes small numbers out, the other languages figures. */
const inWords = (n: number, { language }: Speaker) => (language === 'en' ? (small[n] ?? String(n)) : String(n))
const capital = (text: string) => text.replace(/^./, (c) => c.toUpperCase())

const list = (parts: string[], { say }: Speaker): string =>
  parts.length < 2
    ? parts.join('')
    : say('{first} and {last}', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })

const shortTime = (ms: number, { say }: Speaker) => {
  const all = Math.max(1, Math.round(ms / 1000))
  if (all < 120) return all === 1 ? say('1 second') : say('{count} seconds', { count: all })
  const count = Math.round(all / 60)
  return count === 1 ? say('1 minute') : say('{count} minutes', { count })
}

/** How the attempt ended: by the clock, or in a way that makes the clock no reason for anything, as the words say. */
export type Ending = { isEarly: false } | { isEarly: true; words: string }

export const byTheClock: Ending = { isEarly: false }

export const submittedEarly = (leftMs: number, speaker: Speaker = english): Ending => ({
  isEarly: true,
  words: speaker.say('You submitted with {time} left.', { time: shortTime(leftMs, speaker) }),
})

const lostIn = (questions: QuestionMarkView[]) =>
  Math.round(questions.reduce((sum, { max, marks }) => sum + (max - marks), 0) * 100) / 100

const counted = (names: (string | null)[]): [string, number][] => {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

const labels: Record<MistakeKind, Text> = {
  concept: 'Concept',
  careless: 'Careless',
  not_reached: 'Not reached',
  slow: 'Slow',
  guess: 'Guess',
}

const sawOf = (kind: MistakeKind, questions: QuestionMarkView[], ending: Ending, speaker: Speaker): string => {
  const { say, stored } = speaker
  const topics = counted(questions.map(({ topic }) => topic)).filter(([, n]) => n > 1)
  const named = topics
    .slice(0, 3)
    .map(([topic, n]) => `${stored(topic)} (${n})`)
    .join(', ')
  const isOne = questions.length === 1
  const time = shortTime(Math.max(...questions.map(({ time_ms }) => time_ms)), speaker)
  switch (kind) {
    case 'concept':
      return named
        ? say('Above all {topics}.', { topics: named })
        : say('No topic more than once: the ideas are missing here and there.')
    case 'careless':
      return `${say('You know how: the question was easy, or the others on its topic were right.')} ${
        isOne ? say('It took {time}.', { time }) : say('The longest took {time}.', { time })
      }`
    case 'not_reached': {
      const sections = counted(questions.map(({ section }) => section)).map(([section, count]) =>
        say('{count} in {section}', { count, section: stored(section) }),
      )
      const why = ending.isEarly ? ending.words : say('The clock, not the subject.')
      return `${say('{sections}, open for less than five seconds or never.', { sections: list(sections, speaker) })} ${why}`
    }
    case 'slow': {
      const spent = shortTime(
        questions.reduce((sum, { time_ms }) => sum + time_ms, 0),
        speaker,
      )
      return isOne ? say('{time} went into it.', { time: spent }) : say('{time} went into these.', { time: spent })
    }
    case 'guess':
      return isOne
        ? say('Answered within {time}, and wrong.', { time })
        : say('Answered within {time}, all wrong.', { time })
  }
}

const kinds: MistakeKind[] = ['concept', 'careless', 'not_reached', 'slow', 'guess']

/** Mistakes sorted by why they were made, the dearest kind first. */
export const mistakesView = (
  questions: QuestionMarkView[],
  ending: Ending = byTheClock,
  speaker: Speaker = english,
): FullReportView['mistakes'] =>
  kinds
    .map((kind) => {
      const own = questions.filter(({ mistake }) => mistake === kind)
      return {
        kind,
        label: speaker.say(kind === 'not_reached' && ending.isEarly ? 'Left out' : labels[kind]),
        rule: MISTAKE_RULES[kind],
        numbers: own.map(({ number }) => number),
        slots: own.map(({ slot }) => slot),
        marks_lost: lostIn(own),
        saw: own.length === 0 ? '' : sawOf(kind, own, ending, speaker),
      }
    })
    .filter(({ numbers }) => numbers.length > 0)
    .sort((a, b) => b.marks_lost - a.marks_lost)

type Figures = Pick<
  FullReportView,
  'total' | 'subjects' | 'previous' | 'is_best_so_far' | 'questions' | 'mistakes' | 'student'
> &
  Partial<Pick<FullReportView, 'waiver'>>

const scored = ({ total, previous, is_best_so_far }: Figures, { say }: Speaker): string => {
  const { marks, max } = total
  if (!previous) return say('You scored {marks} of {max}.', { marks, max })
  const { name, change } = previous
  if (is_best_so_far) return say('You scored {marks} of {max}, your best paper of this kind so far.', { marks, max })
  if (change === 0) return say('You scored {marks} of {max}, as in {name}.', { marks, max, name })
  const count = Math.abs(change)
  return change > 0
    ? say('You scored {marks} of {max}, {count} more than in {name}.', { marks, max, count, name })
    : say('You scored {marks} of {max}, {count} fewer than in {name}.', { marks, max, count, name })
}

/** The best subject is named only when it stands out, and never beside a mark of which nobody is proud. */
const strongest = ({ subjects }: Figures, { say, stored }: Speaker): string => {
  const [first, second] = subjects.toSorted((a, b) => b.percent - a.percent)
  if (!first || !second || first.percent < 40 || first.percent - second.percent < 5) return ''
  return say('{subject} carried it.', { subject: stored(first.name) })
}

const weakest = ({ subjects, questions }: Figures, ending: Ending, speaker: Speaker): string => {
  const { say, stored } = speaker
  const last = subjects.toSorted((a, b) => a.percent - b.percent)[0]
  if (!last || subjects.length < 2) return ''
  const own = questions.filter(({ subject }) => subject === last.name)
  const unseen = own.filter(({ mistake }) => mistake === 'not_reached')
  const wrong = own.filter(({ outcome }) => outcome === 'wrong')
  const subject = stored(last.name)
  const count = inWords(unseen.length, speaker)
  if (unseen.length >= 3 && lostIn(unseen) > lostIn(wrong))
    return ending.isEarly
      ? `${say('{subject} lost most marks to the {count} you left out.', { subject, count })} ${ending.words}`
      : say('{subject} did not lose to the questions you got wrong; it lost to the {count} you never reached.', {
          subject,
          count,
        })
  return last.percent < 40 ? say('{subject} is where the most marks are still to be had.', { subject }) : ''
}

const cost = ({ total }: Figures, { say }: Speaker): string => {
  const count = Math.abs(total.negative_marks)
  if (total.negative_marks >= 0 || count < 0.1 * Math.max(1, total.positive_marks)) return ''
  return count === 1
    ? say('Wrong answers cost you 1 mark. An answer you cannot defend is better left blank.')
    : say('Wrong answers cost you {count} marks. An answer you cannot defend is better left blank.', { count })
}

/** To the half hour: `40 minutes`, `1 hour`, `1½ hours`. */
const timeInAll = (minutes: number, { say }: Speaker): string => {
  if (minutes === 60) return say('1 hour')
  // The list at the end adds the same minutes up: a rounded figure here would contradict it.
  if (minutes % 30 !== 0 || minutes < 60)
    return minutes < 120
      ? say('{count} minutes', { count: minutes })
      : say('{hours} h {minutes} min', {
          hours: Math.floor(minutes / 60),
          minutes: String(minutes % 60).padStart(2, '0'),
        })
  const halves = minutes / 30
  return say('{count} hours', { count: `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}` })
}

const shares = new Map([
  [100, 'all'],
  [50, 'half'],
])

/** The good news of an admission test comes before its marks. */
const won = ({ waiver }: Figures, { say, language }: Speaker): string => {
  if (!waiver || waiver.percent === 0) return ''
  const share = language === 'en' ? (shares.get(waiver.percent) ?? `${waiver.percent} per cent`) : `${waiver.percent}%`
  const sum = waiver.waived ? waivedText(waiver.waived, say) : null
  return sum
    ? say(
        'Congratulations: {sum} of your tuition fee is waived, {share}, for the whole length of the course. Your application shows what you pay.',
        { sum, share: language === 'en' ? `${share} of it` : share },
      )
    : say(
        'Congratulations: {share} of your tuition fee is waived, for the whole length of the course. Your application shows what you pay.',
        { share },
      )
}

const thisWeek = (advice: FullReportView['advice'], speaker: Speaker): string => {
  const { say } = speaker
  if (advice.length === 0) return ''
  const time = timeInAll(
    advice.reduce((sum, one) => sum + one.minutes, 0),
    speaker,
  )
  return advice.length === 1
    ? say('One thing for this week is at the end. It takes {time} in all.', { time })
    : say('{count} things for this week are at the end. They take {time} in all.', {
        count: capital(inWords(advice.length, speaker)),
        time,
      })
}

export const wordsOf = (
  figures: Figures,
  advice: FullReportView['advice'],
  ending: Ending = byTheClock,
  speaker: Speaker = english,
): FullReportView['words'] => {
  const { total, student } = figures
  const { say } = speaker
  const first =
    total.attempted === 0
      ? say('You answered no question of this paper, so there is nothing to mark.')
      : [scored(figures, speaker), strongest(figures, speaker), weakest(figures, ending, speaker)]
          .filter((text) => text !== '')
          .join(' ')
  return {
    greeting: say('Dear {name},', { name: student.name.split(' ')[0] ?? student.name }),
    paragraphs: [won(figures, speaker), first, cost(figures, speaker), thisWeek(advice, speaker)].filter(
      (text) => text !== '',
    ),
  }
}

const numbersText = (numbers: number[], speaker: Speaker) => {
  const { say } = speaker
  if (numbers.length === 1) return say('Question {numbers}.', { numbers: String(numbers[0]) })
  const shown = list(numbers.slice(0, 8).map(String), speaker)
  return numbers.length > 8
    ? say('Questions {numbers} and more.', { numbers: shown })
    : say('Questions {numbers}.', { numbers: shown })
}

/** At most three things, in the order in which they pay. */
export const adviceOf = (
  questions: QuestionMarkView[],
  mistakes: FullReportView['mistakes'],
  ending: Ending = byTheClock,
  speaker: Speaker = english,
): FullReportView['advice'] => {
  const { say, stored } = speaker
  const advice: FullReportView['advice'] = []
  const of = (kind: MistakeKind) => mistakes.find((one) => one.kind === kind)
  const careless = of('careless')
  if (careless)
    advice.push({
      title:
        careless.numbers.length === 1
          ? say('Redo the careless one, clock off.')
          : say('Redo the {count} careless ones, clock off.', { count: inWords(careless.numbers.length, speaker) }),
      text: `${say('Write down the line where it went wrong.')} ${numbersText(careless.numbers, speaker)}`,
      minutes: Math.min(60, 8 * careless.numbers.length),
      practice: { kind: 'retry', mistake: 'careless' },
    })
  const ideas = questions.filter(({ mistake, topic }) => mistake === 'concept' && topic)
  const topic = counted(ideas.map((one) => one.topic))[0]?.[0]
  const where = ideas.find((one) => one.topic === topic)
  if (topic && where) {
    const numbers = ideas.filter((one) => one.topic === topic).map(({ number }) => number)
    advice.push({
      title: say('Learn {topic} again.', { topic: stored(topic) }),
      text: `${say('Read it up, then practise. Bring what you still do not understand to the doubt hour.')} ${numbersText(numbers, speaker)}`,
      minutes: 60,
      practice: { kind: 'topic', subject: where.subject, topic },
    })
  }
  const leftOut = ending.isEarly ? of('not_reached') : undefined
  if (leftOut)
    advice.push({
      title:
        leftOut.numbers.length === 1
          ? say('Answer the question you left out.')
          : say('Answer the {count} questions you left out.', { count: inWords(leftOut.numbers.length, speaker) }),
      text: `${ending.isEarly ? ending.words : ''} ${numbersText(leftOut.numbers, speaker)}`.trim(),
      minutes: Math.min(90, 3 * leftOut.numbers.length),
      practice: { kind: 'retry', mistake: 'not_reached' },
    })
  const slow = [of('slow'), ending.isEarly ? undefined : of('not_reached')].flatMap((one) => one?.numbers ?? [])
  const place = counted(questions.filter(({ number }) => slow.includes(number)).map(({ subject }) => subject))[0]?.[0]
  if (slow.length >= 3 && place)
    advice.push({
      title: say('{subject} against the clock, twice.', { subject: stored(place) }),
      text: say('First pass: skip anything past two minutes. Second pass: what is left.'),
      minutes: 90,
      practice: { kind: 'retry', mistake: !ending.isEarly && of('not_reached') ? 'not_reached' : 'slow' },
    })
  const guess = of('guess')
  if (advice.length < 3 && guess)
    advice.push({
      title:
        guess.numbers.length === 1
          ? say('Answer the guessed one with reasons.')
          : say('Answer the {count} guessed ones with reasons.', { count: inWords(guess.numbers.length, speaker) }),
      text: `${say('If you cannot rule out two options, leave it blank next time.')} ${numbersText(guess.numbers, speaker)}`,
      minutes: Math.min(60, 6 * guess.numbers.length),
      practice: { kind: 'retry', mistake: 'guess' },
    })
  return advice.slice(0, 3)
}
