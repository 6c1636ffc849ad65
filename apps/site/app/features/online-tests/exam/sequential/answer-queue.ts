import type { FillAnswerInput } from '@northlight/contract/exams/sequential'

/** What of the question on the screen must outlive a reload: the choice, an answer on its way, what ran out of time. */
export type Kept = {
  question: number | null
  choice: string | null
  /** At most one: the next question is shown only after it is stored. */
  waiting: FillAnswerInput | null
  /** Places, from 0, whose time ran out. The server only knows that they are blank. */
  ranOut: number[]
}

const nothing: Kept = { question: null, choice: null, waiting: null, ranOut: [] }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'waiting' in value && 'ranOut' in value && Array.isArray(value.ranOut)

/** A few words on the device, written at once. Where nothing can be kept they live as long as the page. */
export const createAnswerQueue = (
  name: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
) => {
  const read = (): Kept => {
    try {
      const found: unknown = JSON.parse(storage?.getItem(name) ?? 'null')
      return isKept(found) ? found : nothing
    } catch {
      return nothing
    }
  }
  let kept = read()
  const write = (next: Kept) => {
    kept = next
    try {
      storage?.setItem(name, JSON.stringify(next))
    } catch {
      // Full or forbidden; the answer is on its way in any case.
    }
  }
  return {
    get: () => kept,
    choose: (question: number, choice: string | null) => write({ ...kept, question, choice }),
    choiceFor: (question: number) => (kept.question === question ? kept.choice : null),
    send: (answer: FillAnswerInput) => write({ ...kept, waiting: answer }),
    ranOut: (place: number) => write({ ...kept, ranOut: [...new Set([...kept.ranOut, place])] }),
    /** Stored: nothing waits any more. */
    stored: () => write({ ...kept, question: null, choice: null, waiting: null }),
    clear() {
      kept = nothing
      try {
        storage?.removeItem(name)
      } catch {
        // As above.
      }
    },
  }
}
