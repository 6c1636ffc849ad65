type Scheduler = { yield?: () => Promise<void> }

/** Ends the task: whoever has touched the page meanwhile is answered first. */
const nextTurn = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/**
 * Each step in a task of its own, one after the other. All of them in one task, behind the end of the document, would
 * let a slow phone stand still.
 */
export const inTurns = async (steps: readonly (() => unknown)[]): Promise<void> => {
  for (const step of steps) {
    await nextTurn()
    step()
  }
}
