type Scheduler = { yield?: () => Promise<void> }

/** Yields to the event loop: input that has come meanwhile is handled first. */
const nextTurn = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** An error is reported like an uncaught one (`reportError`), and the steps after it still run. */
export const attempt = <Result>(step: () => Result): Result | undefined => {
  try {
    return step()
  } catch (error) {
    reportError(error)
  }
}

/**
 * Each step in a task of its own, one after the other. All of them in one long task, right after the document is
 * parsed, would block the main thread of a slow phone.
 */
export const inTurns = async (steps: readonly (() => unknown)[]): Promise<void> => {
  for (const step of steps) {
    await nextTurn()
    attempt(step)
  }
}
