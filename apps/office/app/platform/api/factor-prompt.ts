import { createStore } from '@northlight/ui/state/create-store.ts'

type Asked = { id: number; answer: (isShown: boolean) => void }

/** Somebody's act wants the second factor again. One question at a time: acts that wait together share its answer. */
export const factorPrompt = createStore<Asked | null>(null)
let last = 0
let waiting: Promise<boolean> | undefined

/** True when the factor was shown, so that the act may be tried once more; false when the person would rather not. */
export const askForFactor = (): Promise<boolean> => {
  waiting ??= new Promise<boolean>((resolve) => {
    last += 1
    const answer = (isShown: boolean) => {
      factorPrompt.set(null)
      waiting = undefined
      resolve(isShown)
    }
    factorPrompt.set({ id: last, answer })
  })
  return waiting
}
