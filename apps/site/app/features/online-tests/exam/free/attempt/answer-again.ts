import type { AttemptView } from '@northlight/contract/exams/attempt-views'
import { replaySteps } from '@northlight/exam/answers/responses'
import { type ClientStep, stepName } from '@northlight/exam/answers/steps'
import { createStore } from '@northlight/ui/state/create-store.ts'
import type { createAnswerSheet } from './answer-sheet-store.ts'
import { shownSteps, uncountedSlots } from './opened-attempt.ts'

type Options = {
  record: AttemptView
  kept: ClientStep[]
  device: number
  choicesCount: boolean
  desk: Pick<ReturnType<typeof createAnswerSheet>, 'order' | 'show'>
}

/** Which questions to answer again, because the test had moved to another screen when they were answered here. */
export const createAnswerAgain = ({ record, kept, device, choicesCount, desk }: Options) => {
  const tooLate = new Set<string>()
  const find = (shown: ClientStep[], known: ClientStep[]): number[] => {
    const mayEnter = new Set(desk.order())
    return uncountedSlots(shown, known, device).filter((slot) => mayEnter.has(slot))
  }
  const slots = createStore(find(shownSteps(record, kept), kept))
  return {
    slots,
    /** What an earlier number of this device sends only now, and the server takes as too late, is no answer any more. */
    drop(number: number, numbers: number[], known: ClientStep[]) {
      if (numbers.length === 0) return
      for (const one of numbers) tooLate.add(stepName({ device: number, number: one }))
      const shown = shownSteps(record, known, tooLate)
      desk.show(replaySteps(shown, choicesCount))
      slots.set(find(shown, known))
    },
  }
}
