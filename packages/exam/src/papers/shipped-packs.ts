import type { TieRule } from '../results/ranks.ts'
import { type Pack, type PackSection, scheme } from './packs.ts'

const marksIn = (...subjects: string[]): TieRule[] => subjects.map((subject) => ({ by: 'subject_marks', subject }))
const wrongToRightIn = (...subjects: string[]): TieRule[] => [
  { by: 'wrong_to_right' },
  ...subjects.map((subject): TieRule => ({ by: 'wrong_to_right', subject })),
]

const SCREEN_RULES = [
  'The clock at the top right is set by the server. When it reaches zero, the paper ends by itself.',
  'Save & Next keeps your answer and opens the next question.',
  'Mark for Review & Next keeps your answer, if there is one, and marks the question. Marked answers are evaluated.',
  'Clear Response removes your answer. Clicking a chosen option again does the same.',
]
const PALETTE_DOES_NOT_SAVE =
  'Going to another question by its number does not save your choice: press Save & Next or Mark for Review & Next.'
const CHOICES_ARE_KEPT = 'Your choice is kept as soon as you make it, also when you go to another question.'

const jeeMain: Pack = {
  id: 'jee-main-p1',
  name: 'JEE Main Paper 1',
  version: 1,
  durationMinutes: 180,
  sections: ['Physics', 'Chemistry', 'Mathematics'].flatMap((subject): PackSection[] => [
    { name: `${subject} Section A`, subject, type: 'single', count: 20, scheme: scheme(4, -1) },
    { name: `${subject} Section B`, subject, type: 'numeric', count: 5, scheme: scheme(4, -1), decimals: 0 },
  ]),
  choicesCountUnsaved: false,
  dropped: 'full_to_all',
  ties: [...marksIn('Mathematics', 'Physics', 'Chemistry'), ...wrongToRightIn('Mathematics', 'Physics', 'Chemistry')],
  areMarksPerTest: false,
  instructions: [
    '75 questions in three hours: 25 each in Physics, Chemistry and Mathematics. All are compulsory.',
    'Section A has four options with one right answer. Section B asks for a number, rounded to the nearest whole number.',
    'Each right answer earns 4 marks, each wrong answer costs 1 mark, in both sections.',
    'If more than one option proves right, any of them earns 4 marks. If a question is dropped, everyone gets 4 marks.',
    ...SCREEN_RULES,
    PALETTE_DOES_NOT_SAVE,
  ],
}

const neet: Pack = {
  id: 'neet-ug',
  name: 'NEET-UG (computer-based)',
  version: 1,
  durationMinutes: 180,
  sections: [
    { name: 'Physics', subject: 'Physics', type: 'single', count: 45, scheme: scheme(4, -1) },
    { name: 'Chemistry', subject: 'Chemistry', type: 'single', count: 45, scheme: scheme(4, -1) },
    { name: 'Biology', subject: 'Biology', type: 'single', count: 90, scheme: scheme(4, -1) },
  ],
  choicesCountUnsaved: false,
  dropped: 'full_to_all',
  ties: [...marksIn('Biology', 'Chemistry', 'Physics'), ...wrongToRightIn('Biology', 'Chemistry', 'Physics')],
  areMarksPerTest: false,
  instructions: [
    '180 questions in three hours, 720 marks: Physics 45, Chemistry 45, Biology 90. All are compulsory.',
    'Each question has four options with one right answer. A right answer earns 4 marks, a wrong one costs 1 mark.',
    ...SCREEN_RULES,
    PALETTE_DOES_NOT_SAVE,
  ],
}

const kcet = (subject: string): Pack => ({
  id: `kcet-${subject.toLowerCase()}`,
  name: `KCET ${subject}`,
  version: 1,
  durationMinutes: 80,
  sections: [{ name: subject, subject, type: 'single', count: 60, scheme: scheme(1, 0) }],
  choicesCountUnsaved: true,
  dropped: 'full_to_all',
  ties: [...marksIn('Mathematics', 'Physics'), { by: 'older' }],
  areMarksPerTest: false,
  instructions: [
    `60 questions on ${subject} in 80 minutes, one mark each. Nothing is taken off for a wrong answer.`,
    ...SCREEN_RULES,
    CHOICES_ARE_KEPT,
  ],
})

const jeeAdvanced: Pack = {
  id: 'jee-advanced',
  name: 'JEE Advanced',
  version: 1,
  durationMinutes: 180,
  sections: ['Physics', 'Chemistry', 'Mathematics'].flatMap((subject): PackSection[] => [
    { name: `${subject} Section 1`, subject, type: 'multiple', count: 4, scheme: scheme(4, -2, 1) },
    { name: `${subject} Section 2`, subject, type: 'numeric', count: 4, scheme: scheme(4, 0), decimals: 2 },
    { name: `${subject} Section 3`, subject, type: 'matching', count: 4, scheme: scheme(4, -1) },
    { name: `${subject} Section 4`, subject, type: 'single', count: 4, scheme: scheme(3, -1), isParagraph: true },
  ]),
  choicesCountUnsaved: false,
  dropped: 'full_to_all',
  ties: [{ by: 'positive_marks' }, ...marksIn('Mathematics', 'Physics')],
  areMarksPerTest: false,
  instructions: [
    '48 questions in three hours: 16 each in Physics, Chemistry and Mathematics, in four sections by kind of question.',
    'Section 1: one or more options are right. All of them earn 4 marks; otherwise each right one earns 1 mark as long as no wrong one is chosen; any wrong one costs 2 marks.',
    'Section 2: enter a number, cut off or rounded to two decimals. 4 marks, nothing taken off.',
    'Section 3: match the two lists. All pairs right earn 4 marks, anything else costs 1 mark.',
    'Section 4: questions on a paragraph, one right option each. 3 marks, a wrong answer costs 1 mark.',
    ...SCREEN_RULES,
    PALETTE_DOES_NOT_SAVE,
  ],
}

const schoolAptitude: Pack = {
  id: 'school-aptitude',
  name: 'School aptitude (classes 7 to 10)',
  version: 1,
  durationMinutes: 60,
  sections: ['Mental Ability', 'Mathematics', 'Physics', 'Chemistry', 'Biology'].map((subject) => ({
    name: subject,
    subject,
    type: 'single',
    count: 7,
    scheme: scheme(1, 0),
  })),
  choicesCountUnsaved: true,
  dropped: 'full_to_all',
  ties: [...marksIn('Mathematics', 'Mental Ability'), { by: 'wrong_to_right' }],
  areMarksPerTest: true,
  instructions: [
    '35 questions in one hour: mental ability, mathematics, physics, chemistry and biology.',
    'Each question has four options with one right answer. The marks stand beside each question.',
    ...SCREEN_RULES,
    CHOICES_ARE_KEPT,
  ],
}

/** The patterns every institute starts with. They are copied into the database, where staff may edit them. */
export const SHIPPED_PACKS: Pack[] = [
  jeeMain,
  neet,
  ...['Physics', 'Chemistry', 'Mathematics', 'Biology'].map(kcet),
  jeeAdvanced,
  schoolAptitude,
]
