/** What became of each task, in order. Thrown: none of them happened. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; error: unknown }

type Waiting<Task, Result> = { task: Task; resolve: (result: Result) => void; reject: (error: unknown) => void }

type Options = {
  most: number
  /** Waits before each lot, so that more can gather; it is told how long the lot before it took, in milliseconds. */
  pause?: (lastTook: number) => Promise<void>
}

/**
 * Hands tasks over in lots, one lot after the other: while one is under way the next ones gather. Alone, a task is
 * handed over at once unless there is a pause. A task is answered only after its lot is done.
 */
export const batch = <Task, Result>(
  { most, pause }: Options,
  run: (tasks: Task[]) => Promise<Outcome<Result>[]>,
): ((task: Task) => Promise<Result>) => {
  const waiting: Waiting<Task, Result>[] = []
  let isRunning = false

  const runLot = async (lot: Waiting<Task, Result>[]) => {
    try {
      const outcomes = await run(lot.map(({ task }) => task))
      for (const [index, { resolve, reject }] of lot.entries()) {
        const outcome = outcomes[index]
        if (outcome?.ok) resolve(outcome.result)
        else reject(outcome?.error ?? new Error('The lot gave no answer for this task.'))
      }
    } catch (error) {
      for (const { reject } of lot) reject(error)
    }
  }

  const loop = async () => {
    isRunning = true
    let took = 0
    while (waiting.length > 0) {
      if (pause) await pause(took)
      const began = performance.now()
      await runLot(waiting.splice(0, most))
      took = performance.now() - began
    }
    isRunning = false
  }

  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push({ task, resolve, reject })
      if (!isRunning) void loop()
    })
}
