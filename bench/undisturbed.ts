import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@northlight/contract/durations'

/**
 * Since the machine started, in ticks: how long there was work, and how long of that the host let others go first;
 * `null` where the system does not tell. Nobody is kept from idling, so time without work says nothing about the host.
 */
type Ticks = { wanted: number; stolen: number } | null

/** The first line of /proc/stat: user, nice, system, idle, waiting, interrupts (two), and what the host gave to others. */
export const readTicks = (text: string): Ticks => {
  const columns = /^cpu +([\d ]+)/.exec(text)?.[1]?.split(' ').slice(0, 8).map(Number)
  if (columns?.length !== 8) return null
  const [user = 0, nice = 0, system = 0, , , hard = 0, soft = 0, stolen = 0] = columns
  return { wanted: user + nice + system + hard + soft + stolen, stolen }
}

const ticks = (): Ticks => {
  try {
    return readTicks(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return null
  }
}

/** Begins to count; the answer tells which share of the time in which there was work went to other guests since. */
export const countStolen = (now: () => Ticks = ticks): (() => number) => {
  const before = now()
  return () => {
    const after = now()
    if (!before || !after || after.wanted === before.wanted) return 0
    return (after.stolen - before.stolen) / (after.wanted - before.wanted)
  }
}

/** A rented machine shares its processors. Above this share a figure tells of the neighbours and not of us. */
export const mostStolen = 0.03
const tries = 4
/** In one table: on a host that is never quiet it would otherwise take four times as long, and be no truer. */
const mostAgain = 20
const pause = seconds(2)

type Taken<Result> = { result: Result; stolen: number }

/**
 * Measures again when the host took the processor away meanwhile, and then counts the try it disturbed least. What was
 * measured has no say in that. One for each table: its note tells how often that was.
 */
export const undisturbed = (now: () => Ticks = ticks, wait: () => Promise<unknown> = () => sleep(pause)) => {
  let again = 0
  let worst = 0
  const take = async <Result>(measure: () => Promise<Result>): Promise<Result> => {
    let best: Taken<Result> | undefined
    for (let number = 1; number <= tries; number += 1) {
      const stolen = countStolen(now)
      const taken = { result: await measure(), stolen: stolen() }
      if (!best || taken.stolen < best.stolen) best = taken
      if (best.stolen <= mostStolen || number === tries || again === mostAgain) break
      again += 1
      await wait()
    }
    const { result, stolen } = best as Taken<Result>
    worst = Math.max(worst, stolen)
    return result
  }
  const note = () =>
    `What the host disturbed (more than ${mostStolen * 100} % of the time with work given to other guests) is measured again, up to ${tries} times and ${mostAgain} times in all: ${again} times here; at most ${(worst * 100).toFixed(1)} % in what is shown.`
  return { take, note }
}
