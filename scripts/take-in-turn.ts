import type { Beside } from './run-step.ts'

type Turn = {
  /** Runs beside the others, in what they leave of the cores; what it says is told once it has ended. */
  isBeside?: boolean
}

type Work<Step, Result> = {
  begin(step: Step): void
  run(step: Step, beside?: Beside): Promise<Result>
  /** `words` is what it printed where that was kept. */
  end(step: Step, result: Result, words: Buffer): void
  isGood(result: Result): boolean
}

/**
 * One step after the other, and beside them, also one after the other, those that may. After the first that fails
 * nothing is begun any more; what runs may end, and is told.
 */
export async function takeInTurn<Step extends Turn, Result>(
  steps: Step[],
  { begin, run, end, isGood }: Work<Step, Result>,
): Promise<boolean> {
  const hasCompany = steps.some(({ isBeside }) => !isBeside)
  const beside = hasCompany ? steps.filter(({ isBeside }) => isBeside) : []
  let hasFailed = false
  const untold: (() => void)[] = []
  const tell = () => {
    for (const say of untold.splice(0)) say()
  }

  const takeBeside = async () => {
    for (const step of beside) {
      if (hasFailed) return
      const words: Buffer[] = []
      const result = await run(step, { write: (text) => words.push(text) })
      if (!isGood(result)) hasFailed = true
      untold.push(() => {
        begin(step)
        end(step, result, Buffer.concat(words))
      })
    }
  }

  const running = takeBeside()
  for (const step of steps.filter((one) => !beside.includes(one))) {
    tell()
    if (hasFailed) break
    begin(step)
    const result = await run(step)
    end(step, result, Buffer.alloc(0))
    if (!isGood(result)) hasFailed = true
  }
  await running
  tell()
  return !hasFailed
}
