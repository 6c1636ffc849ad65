type Scheduler = { yield?: () => Promise<void> }

/** Ends the task: whoever has touched the page meanwhile is answered first. */
const nextTurn = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** What fails is reported as the browser reports whatever nobody has caught; what comes after it goes on. */
export const attempt = <Result>(step: () => Result): Result | undefined => {
  try {
    return step()
  } catch (error) {
    reportError(error)
  }
}

/**
 * Each step in a task of its own, one after the other. All of them in one task, behind the end of the document, would
 * let a slow phone stand still.
 */
export const inTurns = async (steps: readonly (() => unknown)[]): Promise<void> => {
  for (const step of steps) {
    await nextTurn()
    attempt(step)
  }
}
