import type { Responses } from '../marking/mark.ts'
import type { Answer } from './answers.ts'
import type { ClientStep, StepAction } from './steps.ts'

type Stamp = [device: number, number: number]
type Register<T> = { value: T; stamp: Stamp }

/** The state of one question: what counts, what stands on the screen unsaved, the review flag, and whether it was seen. */
export type SlotState = {
  seen: boolean
  saved: Register<Answer | null>
  draft: Register<Answer | null>
  marked: Register<boolean>
}

/**
 * Every value remembers the step that set it and only a later step replaces it. So steps may be applied in any order
 * and any number of times and lead to the same state: a live screen and a replay from the database always agree.
 */
export type SheetState = { slots: Record<number, SlotState>; current: Register<number | null> }

const NEVER: Stamp = [0, 0]

export const emptySheet = (): SheetState => ({ slots: {}, current: { value: null, stamp: NEVER } })

export const emptySlot = (): SlotState => ({
  seen: false,
  saved: { value: null, stamp: NEVER },
  draft: { value: null, stamp: NEVER },
  marked: { value: false, stamp: NEVER },
})

const isLater = (a: Stamp, b: Stamp): boolean => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1])

const set = <T>(register: Register<T>, value: T, stamp: Stamp): Register<T> =>
  isLater(stamp, register.stamp) ? { value, stamp } : register

const applyToSlot = (slot: SlotState, action: StepAction, stamp: Stamp, choicesCount: boolean): SlotState => {
  switch (action.do) {
    case 'choose':
      return {
        ...slot,
        draft: set(slot.draft, action.answer, stamp),
        saved: choicesCount ? set(slot.saved, action.answer, stamp) : slot.saved,
      }
    case 'save':
    case 'mark':
      return {
        ...slot,
        saved: set(slot.saved, action.answer, stamp),
        draft: set(slot.draft, action.answer, stamp),
        marked: set(slot.marked, action.do === 'mark', stamp),
      }
    case 'clear':
      return { ...slot, saved: set(slot.saved, null, stamp), draft: set(slot.draft, null, stamp) }
    case 'unmark':
      return { ...slot, marked: set(slot.marked, false, stamp) }
    default:
      return slot
  }
}

const afterStep = (slot: SlotState | undefined, step: ClientStep, choicesCount: boolean): SlotState =>
  applyToSlot({ ...(slot ?? emptySlot()), seen: true }, step.action, [step.device, step.number], choicesCount)

/** Applies one step. `choicesCount` is the paper's rule on choices that were not saved. */
export const applyStep = (state: SheetState, step: ClientStep, choicesCount: boolean): SheetState => {
  if (step.action.do === 'void') return state
  const { slot } = step.action
  return {
    slots: { ...state.slots, [slot]: afterStep(state.slots[slot], step, choicesCount) },
    current: set(state.current, slot, [step.device, step.number]),
  }
}

/** The state after all steps, from the record alone. */
export const replaySteps = (steps: ClientStep[], choicesCount: boolean): SheetState => {
  // Filled in place: a full paper has thousands of steps and marking replays every attempt.
  const state = emptySheet()
  for (const step of steps) {
    if (step.action.do === 'void') continue
    const { slot } = step.action
    state.slots[slot] = afterStep(state.slots[slot], step, choicesCount)
    state.current = set(state.current, slot, [step.device, step.number])
  }
  return state
}

/** What is marked: saved answers, `null` for questions seen and left blank. */
export const responsesOf = (state: SheetState): Responses =>
  Object.fromEntries(
    Object.entries(state.slots)
      .filter(([, slot]) => slot.seen)
      .map(([id, slot]) => [Number(id), slot.saved.value]),
  )
