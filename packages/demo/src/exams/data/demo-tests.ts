import type { IntegrityPolicy } from '@northlight/exam/attempt/integrity'

/** `finished` and `upcoming` are one Sunday (the first from that day on), from ten in the morning to nine in the evening in India; `open` has no end. */
export type DemoWindow =
  | { kind: 'open'; daysAgo: number }
  | { kind: 'finished'; daysAgo: number }
  | { kind: 'upcoming'; inDays: number }

export type DemoTest = {
  /** The address, and the code of its paper. */
  slug: string
  short: string
  /** Markdown. */
  text: string
  /** Words the picture is drawn from. */
  hint: string
  alt: string
  window: DemoWindow
  price?: number
  isAdmission?: boolean
  policy: IntegrityPolicy
}

const asInTheHall: IntegrityPolicy = { policy: 'warn', warnings: 3 }
const relaxed: IntegrityPolicy = { policy: 'log' }
const strict: IntegrityPolicy = { policy: 'eliminate', warnings: 2 }

const kcetText = (
  subject: string,
  syllabus: string,
) => `Sixty questions of ${subject} in eighty minutes, one mark each, as on the day of the Karnataka Common Entrance Test. Nothing is taken off for a wrong answer, so leave nothing blank.

**What it covers.** ${syllabus}

**How to use it.** Take it in one go. Eighty seconds a question is the whole secret of this paper: if one takes longer, choose, mark it for review and come back.`

const aptitudeText = (
  classNumber: number,
) => `The aptitude test for students who are in class ${classNumber} now: thirty-five questions in sixty minutes, seven each of mental ability, mathematics, physics, chemistry and biology.

**Marking.** A right answer earns 4 marks, a wrong one costs 1, a blank one costs nothing: 140 marks in all.

**What to bring.** Rough paper and a pencil. You need no calculator. The report comes within seven days and shows the scholarship band.`

/** In the order of the list: what can be sat now, what comes, what is over. */
export const demoTests: DemoTest[] = [
  {
    slug: 'jee-main-mock-2',
    short: 'The whole paper: 75 questions in three hours, marked +4 and −1. Open every day, for one sitting.',
    text: `A complete Paper 1 in the pattern of JEE Main: twenty single-choice and five numerical questions each in physics, chemistry and mathematics, all compulsory.

**Why take it.** Three hours are a skill of their own. Most students lose more marks in the last forty minutes than to any chapter, and only a full paper shows it.

**Afterwards.** Marks by section and topic, time for every question, and a worked solution to each one, as soon as you submit.`,
    hint: 'jee main mock',
    alt: 'An integral sign drawn as a star chart',
    window: { kind: 'open', daysAgo: 6 },
    policy: asInTheHall,
  },
  {
    slug: 'neet-mock-1',
    short: 'All 180 questions in three hours, 720 marks: physics 45, chemistry 45, biology 90. Open every day.',
    text: `A complete computer-based NEET-UG paper: forty-five questions of physics, forty-five of chemistry and ninety of biology.

**Pace.** One minute a question. Begin with biology if it is your strong side, but do not let it take more than seventy-five minutes.

**Afterwards.** Your place among all who have sat it, the topics that cost most, and every solution in words.`,
    hint: 'neet biology medical',
    alt: 'A leaf drawn in stars above the line of a pulse',
    window: { kind: 'open', daysAgo: 12 },
    policy: asInTheHall,
  },
  {
    slug: 'jee-advanced-mock-1',
    short: '48 questions of four kinds: several right options, two decimals, matching lists and paragraphs.',
    text: `Forty-eight questions in three hours, in the style of JEE Advanced: four sections by kind of question in each subject.

- **Section 1** has one or more right options, with partial marks and −2 for a wrong one.
- **Section 2** asks for a number to two decimals.
- **Section 3** matches two lists.
- **Section 4** belongs to paragraphs.

**For whom.** For students who score above 60 per cent in full JEE Main papers. The price pays the tutor who writes a personal note on your report.`,
    hint: 'jee-advanced',
    alt: 'Orbits around a bright star',
    window: { kind: 'open', daysAgo: 20 },
    price: 199,
    policy: asInTheHall,
  },
  {
    slug: 'kcet-physics-mock-1',
    short: '60 physics questions in 80 minutes, one mark each, nothing taken off. Open every day.',
    text: kcetText(
      'physics',
      'Both pre-university years, about half from each, with the usual share of one-line problems.',
    ),
    hint: 'kcet state physics',
    alt: 'The outline of Karnataka on a star chart',
    window: { kind: 'open', daysAgo: 9 },
    policy: asInTheHall,
  },
  {
    slug: 'kcet-chemistry-mock-1',
    short: '60 chemistry questions in 80 minutes, one mark each, nothing taken off. Open every day.',
    text: `${kcetText('chemistry', 'Physical, inorganic and organic chemistry of both pre-university years, in equal parts.')}

**Strict rules.** As in the hall: whoever leaves the test screen is warned twice, and the third time ends the paper.`,
    hint: 'kcet state chemistry',
    alt: 'The outline of Karnataka on a star chart',
    window: { kind: 'open', daysAgo: 9 },
    policy: strict,
  },
  {
    slug: 'kcet-biology-mock-1',
    short: '60 biology questions in 80 minutes, one mark each, nothing taken off. Open every day.',
    text: `${kcetText('biology', 'Botany and zoology of both pre-university years, with genetics and ecology well represented.')}

**For whom.** For students who want a word from a teacher: the price pays for the personal note on your report.`,
    hint: 'kcet state plants',
    alt: 'The outline of Karnataka on a star chart',
    window: { kind: 'open', daysAgo: 9 },
    price: 49,
    policy: asInTheHall,
  },
  {
    slug: 'physics-quick-check',
    short: 'Ten questions, two minutes each, one after the other. Ready in twenty minutes.',
    text: `Ten physics questions from across the syllabus, one at a time. Each has two minutes; when they are over, the next one opens by itself and there is no way back.

**What it trains.** Deciding. Two minutes are enough for every question here, but not for two attempts at it.`,
    hint: 'practice test stopwatch',
    alt: 'A stopwatch beside an envelope on a star chart',
    window: { kind: 'open', daysAgo: 30 },
    policy: relaxed,
  },
  {
    slug: 'mental-ability-warm-up',
    short: 'Twelve puzzles of series, codes, directions and clocks. No time limit; stop and continue when you like.',
    text: `Twelve questions of the kind that open every aptitude test for classes 8 to 10: number and letter series, codes, directions, family trees, clocks and calendars.

**No clock.** Take a pencil and draw what you read. You can close the page and go on where you stopped; a week after your last question it is closed and marked.`,
    hint: 'five shapes',
    alt: 'Five simple shapes above a star',
    window: { kind: 'open', daysAgo: 40 },
    policy: relaxed,
  },
  {
    slug: 'mathematics-half-hour',
    short: 'Fifteen questions in thirty minutes, twelve with options and three with a number to type.',
    text: `A short paper to keep your hand in: algebra, calculus, coordinate geometry and probability, mixed as in the real one.

**Try this.** Read all fifteen in the first three minutes and begin with the five you like best.`,
    hint: 'compass and integral',
    alt: 'A pair of compasses and an integral sign under the night sky',
    window: { kind: 'open', daysAgo: 25 },
    policy: relaxed,
  },
  {
    slug: 'biology-half-hour',
    short: 'Thirty questions in thirty minutes, botany and zoology, +4 and −1.',
    text: `One minute a question, as in NEET, but only thirty of them. Good for a train ride or the half hour before dinner.

**Afterwards.** Look at the questions you answered in less than ten seconds and got wrong: these are read again, not learnt again.`,
    hint: 'leaf and pulse',
    alt: 'A leaf and the line of a pulse under the night sky',
    window: { kind: 'open', daysAgo: 25 },
    policy: relaxed,
  },
  {
    slug: 'three-languages',
    short: 'Twelve questions that can be read in English, Kannada or Hindi; switch as often as you like.',
    text: `Three questions each of mathematics, physics, chemistry and biology. Every one of them, and its solution, is there in English, Kannada and Hindi, and the language can be changed for each question while the clock runs.

**For whom.** For students who change from a Kannada-medium school to English this year, and for anyone who wants to see how a computer-based test looks before the first real one.`,
    hint: 'notebook',
    alt: 'An open notebook drawn in lines of stars',
    window: { kind: 'open', daysAgo: 15 },
    policy: relaxed,
  },
  {
    slug: 'three-clocks',
    short: 'Six questions each of physics, chemistry and mathematics; every section has ten minutes of its own.',
    text: `Eighteen questions in half an hour, but not in any order you like: physics first, then chemistry, then mathematics, ten minutes each. When a section’s time is over the next one opens by itself, and there is no way back.

**What it trains.** Leaving. Some entrance exams give each section its own clock; whoever clings to one physics problem pays for it twice.`,
    hint: 'practice test stopwatch',
    alt: 'A stopwatch beside an envelope on a star chart',
    window: { kind: 'open', daysAgo: 10 },
    policy: relaxed,
  },
  {
    slug: 'jee-main-mock-3',
    short: 'The next full mock for all batches, on one day. Enrol now; the paper opens at ten in the morning.',
    text: `The third full JEE Main paper of this term, taken by all batches on the same day. The window is open from ten in the morning to nine in the evening; begin by six for the full three hours, because the paper ends at nine for everybody.

**Results** are published on the day after, with ranks among all who sat it and a week to challenge a key.`,
    hint: 'jee main mock',
    alt: 'An integral sign drawn as a star chart',
    window: { kind: 'upcoming', inDays: 8 },
    policy: asInTheHall,
  },
  {
    slug: 'neet-mock-2',
    short: 'The next full NEET-UG paper for all batches, on one day. Enrol now and keep three hours free.',
    text: `All 180 questions on one day, for every batch. The window is open from ten in the morning to nine in the evening; begin by six for the full three hours, because the paper ends at nine for everybody.

**Results** are published on the day after, with ranks among all who sat it and a week to challenge a key.`,
    hint: 'neet biology medical',
    alt: 'A leaf drawn in stars above the line of a pulse',
    window: { kind: 'upcoming', inDays: 15 },
    policy: asInTheHall,
  },
  {
    slug: 'kcet-mathematics-mock-1',
    short: 'Sat by all second-year batches. Results, ranks and solutions are published.',
    text: kcetText('mathematics', 'Both pre-university years, with calculus and vectors as the largest parts.'),
    hint: 'kcet state',
    alt: 'The outline of Karnataka on a star chart',
    window: { kind: 'finished', daysAgo: 9 },
    policy: asInTheHall,
  },
  {
    slug: 'jee-main-mock-1',
    short: 'The first full mock of the term, taken by three hundred students. Results and solutions are published.',
    text: `The first complete JEE Main paper of this term, with twenty single-choice and five numerical questions in each subject.

**Results** are published: marks by section and topic, rank, percentile, the distribution of the class and every solution.`,
    hint: 'jee main mock',
    alt: 'An integral sign drawn as a star chart',
    window: { kind: 'finished', daysAgo: 20 },
    policy: asInTheHall,
  },
  {
    slug: 'jee-part-test-3',
    short: 'Waves, electricity, electrochemistry, kinetics and calculus. Results are published.',
    text: `Thirty questions in an hour on the chapters of the last four weeks: oscillations, waves, electrostatics and current; electrochemistry, kinetics and solutions; derivatives, integrals, lines and circles.`,
    hint: 'stopwatch',
    alt: 'A stopwatch beside an envelope on a star chart',
    window: { kind: 'finished', daysAgo: 34 },
    policy: asInTheHall,
  },
  {
    slug: 'jee-main-diagnostic',
    short: 'The full paper with which the term began. Results and solutions are published.',
    text: `A complete JEE Main paper at the beginning of the term, to see where everybody stands. Later mocks are compared with it: marks, rank and the time each section took.

**Results** are published, with every solution.`,
    hint: 'jee main mock',
    alt: 'An integral sign drawn as a star chart',
    window: { kind: 'finished', daysAgo: 41 },
    policy: asInTheHall,
  },
  {
    slug: 'jee-part-test-2',
    short: 'Rotation, heat, equilibrium, counting and matrices. Results are published.',
    text: `Thirty questions in an hour on the second block of the term: rotation, gravitation and heat; gases, energy and equilibrium; counting, binomials, matrices and limits.`,
    hint: 'stopwatch',
    alt: 'A stopwatch beside an envelope on a star chart',
    window: { kind: 'finished', daysAgo: 48 },
    policy: asInTheHall,
  },
  {
    slug: 'jee-part-test-1',
    short: 'Mechanics, atoms and bonding, functions and series. Results are published.',
    text: `Thirty questions in an hour on the first block of the term: units, motion, forces and energy; moles, atoms and bonding; functions, complex numbers, quadratics and series.`,
    hint: 'stopwatch',
    alt: 'A stopwatch beside an envelope on a star chart',
    window: { kind: 'finished', daysAgo: 62 },
    policy: asInTheHall,
  },
  ...(
    [
      ['vii', 7],
      ['viii', 8],
      ['ix', 9],
      ['x', 10],
    ] as const
  ).map(
    ([roman, classNumber]): DemoTest => ({
      slug: `${roman}-aptitude-test`,
      short: `35 questions in 60 minutes for students who are in class ${classNumber} now.`,
      text: aptitudeText(classNumber),
      hint: 'aptitude',
      alt: 'A path of stars climbing to the right',
      window: { kind: 'open', daysAgo: 60 },
      isAdmission: true,
      // A waiver depends on it: whoever leaves the screen is warned and noted, and a person decides.
      policy: asInTheHall,
    }),
  ),
]
