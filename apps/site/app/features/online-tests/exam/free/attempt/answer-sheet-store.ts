import { sameAnswer } from '@northlight/exam/answers/answers'
import { type Button, openQuestion, press, type Screen } from '@northlight/exam/answers/free'
import { applyStep, emptySlot, type SheetState, type SlotState } from '@northlight/exam/answers/responses'
import type { ClientStep, StepAction } from '@northlight/exam/answers/steps'
import type { Sheet } from '@northlight/ui/question/sheet.ts'
import { createStore } from '@northlight/ui/state/create-store.ts'

export type SheetView = { state: SheetState; screen: Screen }

type Options = {
  sheet: Sheet
  /** Whether a choice counts without being saved. */
  choicesCount: boolean
  /** As the record of the attempt tells it. */
  first: SheetState
  append: (action: StepAction) => ClientStep
  onSteps: () => void
  /** The section whose time runs, where each has its own. */
  openSection: () => number | undefined
}

type Stamped = { stamp: [device: number, number: number] }

/** Whether both were set by the same step. */
const isSameStep = (a: Stamped, b: Stamped) => a.stamp[0] === b.stamp[0] && a.stamp[1] === b.stamp[1]

/**
 * The choice that stood on the screen when it was left, saved or not. One that was made and left before the question
 * was opened again did not stand there: opening shows what is saved.
 */
const choiceLeft = ({ slots, current }: SheetState, slot: number) => {
  const { draft, saved } = slots[slot] ?? emptySlot()
  return isSameStep(draft, current) ? draft.value : saved.value
}

/**
 * The choice on the open question once the record has turned out another. What the student sees there never changes
 * under the hand, unless it was an answer that is none any more.
 */
const choiceStill = ({ state: before, screen }: SheetView, after: SheetState) => {
  const [was, is] = [before, after].map(({ slots }) => slots[screen.slot] ?? emptySlot()) as [SlotState, SlotState]
  const isDraftKept = isSameStep(was.draft, is.draft)
  const isOwnChoice = isDraftKept && sameAnswer(screen.choice, is.draft.value)
  return isOwnChoice || (isDraftKept && isSameStep(was.saved, is.saved)) ? screen.choice : is.saved.value
}

/** The store of the answer sheet: the open question, the choice on the screen, and the state of all the others. */
export const createAnswerSheet = ({ sheet, choicesCount, first, append, onSteps, openSection }: Options) => {
  const firstSlot = sheet.order[0] ?? 0
  const here = first.current.value ?? firstSlot
  const view = createStore<SheetView>({
    state: first,
    screen: { slot: here, choice: choiceLeft(first, here) },
  })

  const apply = (actions: StepAction[], screen: Screen) => {
    let { state } = view.get()
    for (const action of actions) state = applyStep(state, append(action), choicesCount)
    view.set({ state, screen })
    if (actions.length > 0) onSteps()
  }

  const slotsOf = (section: number) => sheet.sections.find((one) => one.id === section)?.slots ?? []

  /** A section with its own clock is a paper of its own while it runs. */
  const order = (): number[] => {
    const open = openSection()
    return open === undefined ? sheet.order : slotsOf(open)
  }

  return {
    view,
    order,
    isLast: () => view.get().screen.slot === sheet.order.at(-1),
    /** The first look at the paper is a step of its own. */
    begin() {
      if (view.get().state.current.value === null) apply([{ do: 'visit', slot: firstSlot }], view.get().screen)
    },
    press(button: Button) {
      const { state, screen } = view.get()
      const pressed = press(order(), state, screen, button)
      apply(pressed.actions, pressed.screen)
    },
    /** The record has turned out another than it was thought to be; the same question lies open. */
    show(state: SheetState) {
      view.set((now) => ({ state, screen: { slot: now.screen.slot, choice: choiceStill(now, state) } }))
    },
    /** The time of another section has begun: it lies open now, wherever the student was. */
    enter(section: number) {
      const [slot] = slotsOf(section)
      const { state, screen } = view.get()
      if (slot === undefined || sheet.bySlot.get(screen.slot)?.section === section) return
      const opened = openQuestion(state, slot)
      apply(opened.actions, opened.screen)
    },
  }
}
