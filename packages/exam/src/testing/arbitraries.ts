import fc from 'fast-check'
import type { Answer } from '../answers/answers.ts'
import type { ClientStep, StepAction } from '../answers/steps.ts'
import { minutes } from '../durations.ts'
import type { Key } from '../marking/keys.ts'
import { DROPPED_RULES, type Paper, QUESTION_TYPES, type QuestionType, type Scheme } from '../papers/paper.ts'
import { ABCD, aPaper, aQuestion, aSection, NUMBERS } from './papers.ts'

const someOptions = fc.uniqueArray(fc.constantFrom(...ABCD), { minLength: 1 })
const someNumber = fc.integer({ min: -9999, max: 9999 }).map((n) => (n / 100).toFixed(2))
const somePairs = fc
  .uniqueArray(fc.constantFrom(...ABCD), { minLength: 1 })
  .chain((left) => fc.tuple(...left.map((one) => fc.constantFrom(...NUMBERS).map((right) => [one, right] as const))))
  .map((pairs): Record<string, string> => Object.fromEntries(pairs))

/** Any well-formed answer to a question of the type. */
export const answerOf = (type: QuestionType): fc.Arbitrary<Answer> => {
  switch (type) {
    case 'single':
      return fc.constantFrom(...ABCD).map((option) => ({ type, option }))
    case 'multiple':
      return someOptions.map((options) => ({ type, options: [...options].sort() }))
    case 'numeric':
      return someNumber.map((value) => ({ type, value }))
    case 'matching':
      return somePairs.map((pairs) => ({ type, pairs }))
  }
}

export const keyOf = (type: QuestionType): fc.Arbitrary<Key> => {
  const dropped = fc.boolean()
  switch (type) {
    case 'single':
      return fc.record({ type: fc.constant(type), right: someOptions, dropped })
    case 'multiple':
      return fc.record({
        type: fc.constant(type),
        right: someOptions,
        or: fc.array(someOptions, { maxLength: 2 }),
        dropped,
      })
    case 'numeric':
      return fc.record({
        type: fc.constant(type),
        accept: fc.array(fc.record({ from: someNumber, to: someNumber }), { minLength: 1, maxLength: 2 }),
        dropped,
      })
    case 'matching':
      return fc.record({
        type: fc.constant(type),
        pairs: somePairs,
        or: fc.array(somePairs, { maxLength: 2 }),
        dropped,
      })
  }
}

export const anyScheme: fc.Arbitrary<Scheme> = fc
  .record({
    right: fc.integer({ min: 1, max: 1000 }),
    wrong: fc.integer({ min: -500, max: 0 }),
    blank: fc.integer({ min: -500, max: 0 }),
    partial: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
  })
  .map((one) => one)

/** A paper of mixed questions; slot and version numbers are 1, 2, 3, … */
export const anyPaper: fc.Arbitrary<Paper> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...QUESTION_TYPES), anyScheme), { minLength: 1, maxLength: 8 }),
    fc.constantFrom(...DROPPED_RULES),
    fc.boolean(),
  )
  .map(([questions, dropped, choicesCountUnsaved]) => {
    const sections = questions.map(([type, scheme], index) =>
      aSection(
        index + 1,
        `Subject ${index % 3}`,
        [aQuestion(index + 1, type, { topic: `Topic ${index % 2}` })],
        scheme,
      ),
    )
    return aPaper(sections, { dropped, choicesCountUnsaved })
  })

const anyAction: fc.Arbitrary<StepAction> = fc.integer({ min: 1, max: 4 }).chain((slot) => {
  const answer = fc.option(answerOf('single'), { nil: null })
  return fc.oneof(
    fc.constantFrom<StepAction>({ do: 'visit', slot }, { do: 'unmark', slot }, { do: 'clear', slot }),
    fc
      .constantFrom('choose', 'save', 'mark')
      .chain((verb) => answer.map((one): StepAction => ({ do: verb as 'save', slot, answer: one }))),
    fc.constant<StepAction>({ do: 'void', reason: 'Not readable' }),
  )
})

/** What up to three devices did, each numbering its own steps from 1, all within the first half hour. */
export const anySteps: fc.Arbitrary<ClientStep[]> = fc
  .array(fc.array(anyAction, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 })
  .map((devices) =>
    devices.flatMap((actions, device) =>
      actions.map((action, index) => ({
        device: device + 1,
        number: index + 1,
        action,
        givenAt: minutes(10 * device) + index * 1000,
      })),
    ),
  )
