import type { CheckLine, TestCockpitView } from '@northlight/contract/exams/office'
import type { Language } from '@northlight/db/tables/papers'
import { marksText } from '@northlight/exam/marking/marks'
import type { PaperFault } from '../../marking/paper-faults.ts'
import type { TestRow } from '../online-tests/queries.ts'

export type PaperFacts = NonNullable<TestCockpitView['paper']> & {
  faults: PaperFault[]
  confirmedBy: string | null
  wordings: number
  inLanguage: (language: Language) => number
}

/** What is known before anybody begins. */
export type BeforeFacts = {
  test: TestRow
  paper: PaperFacts | null
  planFaults: string[]
  enrolled: number
  unready: number
  timed: number
  trialsDone: number
  /** Students who sat the same version of the paper in another test, and how many of them are enrolled in this one. */
  satElsewhere: { all: number; enrolled: number }
}

export type Facts = BeforeFacts & {
  state: TestCockpitView['state']
  attempts: {
    begun: number
    running: number
    marked: number
    savedLately: number
    openChallenges: number
    warned: number
    incidents: number
    openIncidents: number
    /** Null while anybody writes. */
    late: number | null
    /** Null before the class is ranked. */
    flags: { takers: number; seenBy: string | null } | null
    notices: { told: number; untold: number }
  }
}

const line = (key: string, state: CheckLine['state'], title: string, under: string): CheckLine => ({
  key,
  state,
  title,
  under,
})

const paperLine = ({ paper }: BeforeFacts): CheckLine => {
  if (!paper) return line('paper', 'wrong', 'No paper yet', 'Build one, or choose one under Schedule and policy.')
  const wrong = paper.faults.filter(({ level }) => level === 'wrong').map(({ message }) => message)
  if (wrong.length > 0) return line('paper', 'wrong', 'The paper cannot be taken', wrong.join(' '))
  const size = `${paper.questions} questions, ${marksText(paper.marks)} marks.`
  const newer = paper.newest_version > paper.version ? ` Version ${paper.newest_version} is there.` : ''
  return paper.is_frozen
    ? line('paper', newer ? 'look' : 'good', `Paper frozen, version ${paper.version}`, `${size}${newer}`)
    : line(
        'paper',
        'look',
        `Paper not frozen, version ${paper.version}`,
        `${size}${newer} It freezes with the first student who begins.`,
      )
}

const keysLine = ({ paper }: BeforeFacts): CheckLine[] => {
  if (!paper) return []
  return [
    paper.confirmedBy === null
      ? line('keys', 'look', 'Keys not confirmed', 'A colleague who did not build the paper reads every key.')
      : line('keys', 'good', 'Keys confirmed by a second person', `Read by ${paper.confirmedBy}.`),
  ]
}

const names: Record<Language, string> = { en: 'English', kn: 'Kannada', hi: 'Hindi' }

const languagesLine = ({ paper }: BeforeFacts): CheckLine[] => {
  if (!paper || paper.wordings === 0) return []
  const counts = paper.languages.map((language) => ({ language, count: paper.inLanguage(language) }))
  const isWhole = counts.every(({ count }) => count === paper.wordings)
  return [
    line(
      'languages',
      isWhole ? 'good' : 'look',
      isWhole ? 'All languages whole' : 'A language is not whole',
      `${counts.map(({ language, count }) => `${names[language]} ${count}`).join(', ')} of ${paper.wordings}.`,
    ),
  ]
}

const people = (count: number) => (count === 1 ? 'One student' : `${count} students`)

const knownLine = ({ satElsewhere: { all, enrolled } }: BeforeFacts): CheckLine[] =>
  all === 0
    ? []
    : [
        line(
          'known',
          'look',
          `${people(all)} took this paper in another test`,
          `${enrolled} of them ${enrolled === 1 ? 'is' : 'are'} enrolled here. Its keys may be known: take another version, or rank nobody by it.`,
        ),
      ]

/** What must hold before the test opens. */
export const beforeLines = (facts: BeforeFacts): CheckLine[] => {
  const { test, enrolled, unready, timed, trialsDone, planFaults } = facts
  return [
    paperLine(facts),
    ...keysLine(facts),
    ...languagesLine(facts),
    ...knownLine(facts),
    trialsDone > 0
      ? line('trial', 'good', 'Test run done', 'Taken by a colleague with this paper; it is in no figure.')
      : line(
          'trial',
          'wrong',
          'Test run not done',
          'Somebody takes the paper as a student would. The attempt stays out of every figure.',
        ),
    planFaults.length > 0
      ? line('window', 'wrong', 'Window and grace do not fit', planFaults.join(' '))
      : line(
          'window',
          'good',
          'Window, grace and results',
          `Grace ${test.grace_minutes} min, results ${test.result_policy === 'by_hand' ? 'by hand' : 'by themselves'}.`,
        ),
    unready > 0
      ? line(
          'consent',
          'look',
          `${people(unready)} of ${enrolled} cannot begin`,
          'A parent has not agreed, or the date of birth is not known.',
        )
      : line(
          'consent',
          enrolled === 0 ? 'open' : 'good',
          enrolled === 0 ? 'Nobody is enrolled yet' : 'Everybody may begin',
          `${enrolled} enrolled.`,
        ),
    line('time', 'good', 'Compensatory time', timed === 0 ? 'No student has any.' : `${people(timed)} with more time.`),
    test.is_active
      ? line('page', 'good', 'Shown to students', `/online-tests/${test.slug}`)
      : line('page', 'look', 'Hidden', 'Students find the test once its page has a text and it is shown.'),
  ]
}

/** Below so many papers a figure of a single question says nothing; the same number as the statistics have. */
const smallestClass = 20

const flagsLine = ({ flags }: Facts['attempts']): CheckLine => {
  const title = 'Figures of the questions'
  if (flags === null) return line('flags', 'open', title, 'counted when the papers are marked')
  if (flags.takers < smallestClass) return line('flags', 'open', title, `from ${smallestClass} papers on`)
  return flags.seenBy === null
    ? line('flags', 'look', title, 'nobody has looked at them since the last marking')
    : line('flags', 'good', title, `looked at by ${flags.seenBy}`)
}

const noticesLine = ({ notices: { told, untold }, marked }: Facts['attempts'], isShown: boolean): CheckLine => {
  const title = 'Students told'
  if (told === 0) return line('notices', 'open', title, isShown ? 'nobody yet' : 'when the results are shown')
  const under = untold > 0 ? `, ${untold} could not be reached` : ''
  return line('notices', untold > 0 ? 'look' : 'good', title, `${told} of ${marked}${under}`)
}

/** What happens by itself, and what waits for a person. */
export const afterLines = ({ test, attempts, state }: Facts): CheckLine[] => {
  const isOver = state === 'ended' && attempts.running === 0
  const { begun, marked, openChallenges, late } = attempts
  const isShown = test.results_released_at !== null || (isOver && test.result_policy !== 'by_hand')
  return [
    line(
      'late',
      late === null || begun === 0 ? 'open' : late > 0 ? 'look' : 'good',
      'Late answers',
      late === null || begun === 0
        ? 'looked for when nobody writes any more'
        : late === 0
          ? 'none waits for a decision'
          : `${people(late)} with something after the end or from a second screen`,
    ),
    line('marked', begun > 0 && marked === begun ? 'good' : 'open', 'Marked', `${marked} of ${begun}`),
    flagsLine(attempts),
    isShown
      ? line(
          'released',
          'good',
          'Results shown',
          test.results_released_at !== null ? 'released by hand' : 'by themselves',
        )
      : line(
          'released',
          'open',
          'Results released',
          test.result_policy === 'by_hand' ? 'by hand, with a fresh second factor' : 'by themselves',
        ),
    line(
      'challenges',
      openChallenges > 0 ? 'look' : 'open',
      openChallenges > 0 ? `${openChallenges} challenges open` : 'Challenges',
      test.challenge_days === 0 ? 'keys cannot be challenged' : `${test.challenge_days} days after the result`,
    ),
    noticesLine(attempts, isShown),
  ]
}
