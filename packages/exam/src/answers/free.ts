import type { Question } from '../papers/paper.ts'
import { type Answer, sameAnswer } from './answers.ts'
import type { SheetState } from './responses.ts'
import type { StepAction } from './steps.ts'

/** What stands on the student's screen: the open question and the choice as shown, saved or not. */
export type Screen = { slot: number; choice: Answer | null }

export type Button =
  | { press: 'choose'; choice: Answer | null }
  | { press: 'save_and_next' }
  | { press: 'mark_and_next' }
  | { press: 'clear' }
  | { press: 'go_to'; slot: number }

export type Pressed = { screen: Screen; actions: StepAction[] }

const savedOf = (state: SheetState, slot: number): Answer | null => state.slots[slot]?.saved.value ?? null

/** Opening a question shows what is saved for it. */
export const openQuestion = (state: SheetState, slot: number): Pressed => ({
  screen: { slot, choice: savedOf(state, slot) },
  actions: [{ do: 'visit', slot }],
})

/** A choice the student made here earlier and did not save; the screen can offer it again. */
export const unsavedChoice = (state: SheetState, slot: number): Answer | null => {
  const here = state.slots[slot]
  return here && !sameAnswer(here.draft.value, here.saved.value) ? here.draft.value : null
}

const moveOn = (order: number[], state: SheetState, screen: Screen, action: StepAction): Pressed => {
  const following = order[order.indexOf(screen.slot) + 1]
  // After the last question there is nowhere to go: the student stays and can submit.
  if (following === undefined) return { screen, actions: [action] }
  const opened = openQuestion(state, following)
  return { screen: opened.screen, actions: [action, ...opened.actions] }
}

/**
 * What a button of the exam screen does. `order` is the whole paper in order, so the last question of a section is
 * followed by the first of the next. Going elsewhere by the palette saves nothing: whether an unsaved choice counts is
 * the paper's rule and is settled where steps are applied.
 */
export const press = (order: number[], state: SheetState, screen: Screen, button: Button): Pressed => {
  const { slot, choice } = screen
  switch (button.press) {
    case 'choose':
      return {
        screen: { slot, choice: button.choice },
        actions: sameAnswer(choice, button.choice) ? [] : [{ do: 'choose', slot, answer: button.choice }],
      }
    case 'save_and_next':
      return moveOn(order, state, screen, { do: 'save', slot, answer: choice })
    case 'mark_and_next':
      return moveOn(order, state, screen, { do: 'mark', slot, answer: choice })
    case 'clear':
      return { screen: { slot, choice: null }, actions: [{ do: 'clear', slot }] }
    case 'go_to':
      return button.slot === slot || !order.includes(button.slot)
        ? { screen, actions: [] }
        : openQuestion(state, button.slot)
  }
}

/** Clicking an option: chooses it, or unselects it when it was chosen. */
export const toggleOption = (question: Question, choice: Answer | null, option: string): Answer | null => {
  if (!question.options.includes(option)) return choice
  if (question.type === 'single')
    return choice?.type === 'single' && choice.option === option ? null : { type: 'single', option }
  if (question.type !== 'multiple') return choice
  const chosen = choice?.type === 'multiple' ? choice.options : []
  const options = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option].sort()
  return options.length === 0 ? null : { type: 'multiple', options }
}
