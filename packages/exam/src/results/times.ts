import { compareSteps, type Step } from '../answers/steps.ts'
import type { SequentialRecord } from '../attempt/sequential.ts'
import type { TimeTerms } from '../attempt/timing.ts'
import type { Ms } from '../durations.ts'
import type { SheetItem } from '../papers/paper.ts'

/** Milliseconds spent on each slot. */
export type TimePerSlot = Record<number, Ms>

const within = (at: Ms, from: Ms, to: Ms): Ms => Math.min(Math.max(at, from), to)

/**
 * Time on each question of a free attempt. From one step to the next the time goes to the question that was open.
 * Device times are held inside the attempt and never run backwards, so a wrong clock cannot invent time.
 */
export const timePerSlot = (steps: Step[], startedAt: Ms, endedAt: Ms): TimePerSlot => {
  const spent: TimePerSlot = {}
  let open: number | null = null
  let since = startedAt
  const add = (until: Ms) => {
    if (open !== null) spent[open] = (spent[open] ?? 0) + (until - since)
    since = until
  }
  for (const step of [...steps].sort(compareSteps)) {
    add(Math.max(since, within(Math.min(step.givenAt, step.receivedAt), startedAt, endedAt)))
    if (step.action.do !== 'void') open = step.action.slot
  }
  add(Math.max(since, endedAt))
  return spent
}

/** Time on each question of a sequential attempt: from being shown to being answered. */
export const timePerRecord = (records: SequentialRecord[]): TimePerSlot =>
  Object.fromEntries(records.map((record) => [record.slot, Math.max(0, record.at - record.servedAt)]))

/**
 * How long a question should take: its own time, or an equal share of its section's or of the whole paper's. Nothing
 * where there is no clock.
 */
export const usualTimeIn = (
  sheet: SheetItem[],
  { sections, durationMs }: TimeTerms,
): ((item: SheetItem) => Ms | null) => {
  const own = new Map(sections.map((one) => [one.section, one.durationMs]))
  const counts = new Map<number, number>()
  for (const { section } of sheet) counts.set(section, (counts.get(section) ?? 0) + 1)
  return (item) => {
    if (item.durationMs !== null) return item.durationMs
    const ofSection = own.get(item.section)
    if (ofSection !== undefined) return Math.round(ofSection / (counts.get(item.section) ?? 1))
    return durationMs === null ? null : Math.round(durationMs / sheet.length)
  }
}
