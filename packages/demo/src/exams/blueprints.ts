import { minutes } from '@northlight/contract/durations'
import { type Pack, scheme } from '@northlight/exam/papers/packs'
import type { ClockKind, Delivery, Scheme } from '@northlight/exam/papers/paper'
import { SHIPPED_PACKS } from '@northlight/exam/papers/shipped-packs'
import type { Rule } from './choose.ts'

export type SectionPlan = {
  name: string
  subject: string
  scheme: Scheme
  /** Of each question, where they are timed one by one. */
  durationMs?: number
  /** Of the whole section, where each has a clock of its own. */
  sectionMs?: number
  rule: Rule
}

/** A paper as rules. Which questions fill it is settled when the demo is made. */
export type Blueprint = {
  code: string
  name: string
  pack?: Pack
  delivery: Delivery
  clock: ClockKind
  durationMs: number | null
  choicesCountUnsaved: boolean
  shuffleOptions?: boolean
  languages?: ('en' | 'kn' | 'hi')[]
  instructions: string[]
  sections: SectionPlan[]
}

const packOf = (id: string): Pack => {
  const pack = SHIPPED_PACKS.find((one) => one.id === id)
  if (!pack) throw new Error(`There is no pack ${id}.`)
  return pack
}

type More = { levels: string[]; marks?: Scheme; shuffleOptions?: boolean }

const paperOf = (pack: Pack, code: string, name: string, { levels, marks, shuffleOptions }: More): Blueprint => ({
  code,
  name,
  pack,
  delivery: 'free',
  clock: 'paper',
  durationMs: minutes(pack.durationMinutes),
  choicesCountUnsaved: pack.choicesCountUnsaved,
  ...(shuffleOptions && { shuffleOptions }),
  instructions: pack.instructions,
  sections: pack.sections.map((section) => ({
    name: section.name,
    subject: section.subject,
    scheme: marks ?? section.scheme,
    rule: {
      subject: section.subject,
      type: section.type,
      count: section.count,
      levels,
      ...(section.decimals === 0 && { isWhole: true }),
      ...(section.isParagraph && { isParagraph: true }),
    },
  })),
})

const fromPack = (id: string, code: string, name: string, more: More): Blueprint =>
  paperOf(packOf(id), code, name, more)

const partSubjects = ['Physics', 'Chemistry', 'Mathematics'] as const

/** Half a syllabus in an hour, marked like the real paper. A pack of its own, so that part tests are compared as a series. */
const partPack: Pack = {
  id: 'jee-main-part',
  name: 'JEE Main part test',
  version: 1,
  durationMinutes: 60,
  sections: partSubjects.map((subject) => ({
    name: subject,
    subject,
    type: 'single',
    count: 10,
    scheme: scheme(4, -1),
  })),
  choicesCountUnsaved: false,
  dropped: 'full_to_all',
  ties: packOf('jee-main-p1').ties,
  areMarksPerTest: false,
  instructions: [
    '30 questions in one hour: 10 each in Physics, Chemistry and Mathematics.',
    'Each question has four options with one right answer. A right answer earns 4 marks, a wrong one costs 1 mark.',
    'Going to another question by its number does not save your choice: press Save & Next or Mark for Review & Next.',
  ],
}

/** Every pattern the demo's papers follow. */
export const demoPacks: Pack[] = [...SHIPPED_PACKS, partPack]

const partTest = (number: number, topics: Record<(typeof partSubjects)[number], string[]>): Blueprint => {
  const paper = paperOf(partPack, `jee-part-test-${number}`, `JEE Main Part Test ${number}`, {
    levels: ['jee-main', 'neet', 'kcet'],
  })
  const sections = paper.sections.map((section) => {
    const subject = section.subject as (typeof partSubjects)[number]
    return { ...section, rule: { ...section.rule, topics: topics[subject] } }
  })
  return { ...paper, sections }
}

const KEPT = 'Your choice is kept as soon as you make it, also when you go to another question.'
const FOUR_OPTIONS = 'Each question has four options, of which one is right.'

const shortFree = (code: string, name: string, length: number, sections: SectionPlan[]): Blueprint => ({
  code,
  name,
  delivery: 'free',
  clock: 'paper',
  durationMs: minutes(length),
  choicesCountUnsaved: true,
  instructions: [`${length} minutes for the whole paper. You may go back to any question.`, KEPT],
  sections,
})

export const blueprints: Blueprint[] = [
  partTest(1, {
    Physics: ['Units and Measurements', 'Kinematics', 'Laws of Motion', 'Work, Energy and Power'],
    Chemistry: ['Some Basic Concepts of Chemistry', 'Structure of Atom', 'Chemical Bonding and Molecular Structure'],
    Mathematics: ['Sets, Relations and Functions', 'Complex Numbers', 'Quadratic Equations', 'Sequences and Series'],
  }),
  partTest(2, {
    Physics: ['Rotational Motion', 'Gravitation', 'Properties of Matter', 'Thermodynamics'],
    Chemistry: ['States of Matter', 'Thermodynamics', 'Equilibrium', 'Redox Reactions'],
    Mathematics: [
      'Permutations and Combinations',
      'Binomial Theorem',
      'Matrices and Determinants',
      'Limits and Continuity',
    ],
  }),
  partTest(3, {
    Physics: ['Oscillations', 'Waves', 'Electrostatics', 'Current Electricity'],
    Chemistry: ['Electrochemistry', 'Chemical Kinetics', 'Solutions', 'Classification of Elements and Periodicity'],
    Mathematics: ['Differentiation', 'Applications of Derivatives', 'Definite Integrals', 'Straight Lines', 'Circles'],
  }),
  fromPack('jee-main-p1', 'jee-main-diagnostic', 'JEE Main Diagnostic Paper', { levels: ['jee-main', 'kcet'] }),
  fromPack('jee-main-p1', 'jee-main-mock-1', 'JEE Main Full Mock 1', { levels: ['jee-main', 'kcet'] }),
  fromPack('jee-main-p1', 'jee-main-mock-2', 'JEE Main Full Mock 2', { levels: ['jee-main', 'kcet'] }),
  fromPack('jee-main-p1', 'jee-main-mock-3', 'JEE Main Full Mock 3', { levels: ['jee-main', 'kcet'] }),
  fromPack('neet-ug', 'neet-mock-1', 'NEET-UG Full Mock 1', { levels: ['neet', 'kcet'] }),
  fromPack('neet-ug', 'neet-mock-2', 'NEET-UG Full Mock 2', { levels: ['neet', 'kcet'] }),
  ...['Mathematics', 'Physics', 'Chemistry', 'Biology'].map((subject) =>
    fromPack(`kcet-${subject.toLowerCase()}`, `kcet-${subject.toLowerCase()}-mock-1`, `KCET ${subject} Mock 1`, {
      levels: ['kcet', 'neet', 'jee-main'],
    }),
  ),
  fromPack('jee-advanced', 'jee-advanced-mock-1', 'JEE Advanced Style Mock 1', {
    levels: ['jee-advanced', 'jee-main'],
  }),
  ...(
    [
      ['vii', 'class-7', 'class-8', 7],
      ['viii', 'class-8', 'class-7', 8],
      ['ix', 'class-9', 'class-8', 9],
      ['x', 'class-10', 'class-9', 10],
    ] as const
  ).map(([roman, own, neighbour, number]) =>
    fromPack('school-aptitude', `${roman}-aptitude-test`, `Aptitude Test, Class ${number}`, {
      levels: [own, neighbour],
      marks: scheme(4, -1),
      shuffleOptions: true,
    }),
  ),
  {
    code: 'physics-quick-check',
    name: 'Physics Quick Check',
    delivery: 'sequential',
    clock: 'question',
    durationMs: null,
    choicesCountUnsaved: true,
    instructions: [FOUR_OPTIONS, 'Two minutes for each question.'],
    sections: [
      {
        name: 'Physics',
        subject: 'Physics',
        scheme: scheme(4, -1),
        durationMs: minutes(2),
        rule: {
          ...{ subject: 'Physics', type: 'single', count: 10, isTranslated: true },
          levels: ['neet', 'kcet', 'jee-main'],
        },
      },
    ],
    languages: ['en', 'kn', 'hi'],
  },
  {
    code: 'mental-ability-warm-up',
    name: 'Mental Ability Warm-up',
    delivery: 'sequential',
    clock: 'none',
    durationMs: null,
    choicesCountUnsaved: true,
    instructions: [FOUR_OPTIONS, 'You may stop and continue later, within a week.'],
    sections: [
      {
        name: 'Mental Ability',
        subject: 'Mental Ability',
        scheme: scheme(1, 0),
        rule: { subject: 'Mental Ability', type: 'single', count: 12, levels: ['class-9', 'class-10', 'class-8'] },
      },
    ],
  },
  shortFree('mathematics-half-hour', 'Mathematics Half Hour', 30, [
    {
      name: 'Mathematics',
      subject: 'Mathematics',
      scheme: scheme(4, -1),
      rule: { subject: 'Mathematics', type: 'single', count: 12, levels: ['kcet', 'jee-main'] },
    },
    {
      name: 'Mathematics, numbers',
      subject: 'Mathematics',
      scheme: scheme(4, 0),
      rule: { subject: 'Mathematics', type: 'numeric', count: 3, levels: ['jee-main'], isWhole: true },
    },
  ]),
  shortFree('biology-half-hour', 'Biology Half Hour', 30, [
    {
      name: 'Biology',
      subject: 'Biology',
      scheme: scheme(4, -1),
      rule: { subject: 'Biology', type: 'single', count: 30, levels: ['kcet', 'neet'] },
    },
  ]),
  {
    ...shortFree(
      'three-languages',
      'Practice in English, Kannada and Hindi',
      20,
      ['Mathematics', 'Physics', 'Chemistry', 'Biology'].map((subject) => ({
        name: subject,
        subject,
        scheme: scheme(1, 0),
        rule: {
          subject,
          type: 'single',
          count: 3,
          levels: ['kcet', 'neet', 'jee-main', 'class-10', 'class-9', 'class-8', 'class-7'],
          isTranslated: true,
        },
      })),
    ),
    languages: ['en', 'kn', 'hi'],
  },
  {
    code: 'three-clocks',
    name: 'Three Sections, Three Clocks',
    delivery: 'free',
    clock: 'section',
    durationMs: null,
    choicesCountUnsaved: true,
    instructions: ['Three sections of six questions, ten minutes for each.', KEPT],
    sections: partSubjects.map((subject) => ({
      name: subject,
      subject,
      scheme: scheme(4, -1),
      sectionMs: minutes(10),
      rule: { subject, type: 'single', count: 6, levels: ['jee-main', 'kcet', 'neet'], isTranslated: true },
    })),
    languages: ['en', 'kn', 'hi'],
  },
]
