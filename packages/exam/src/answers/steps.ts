import type { Ms } from '../durations.ts'
import type { SheetItem } from '../papers/paper.ts'
import { type Answer, readAnswer, sameAnswer } from './answers.ts'

/**
 * What a student did, in free delivery. `choose` is a choice on the screen that is not saved yet.
 * `void` keeps the number of a step whose content could not be read, so that its number is not asked for again.
 */
export type StepAction =
  | { do: 'visit'; slot: number }
  | { do: 'choose'; slot: number; answer: Answer | null }
  | { do: 'save'; slot: number; answer: Answer | null }
  | { do: 'mark'; slot: number; answer: Answer | null }
  | { do: 'unmark'; slot: number }
  | { do: 'clear'; slot: number }
  | { do: 'void'; reason: string }

/**
 * One entry of the append-only record. `device` is 1 for the first tab or device, 2 for the one that took over, …;
 * each counts its own steps from 1. `givenAt` is the server's time as the device knew it.
 */
export type ClientStep = { device: number; number: number; action: StepAction; givenAt: Ms }
export type Step = ClientStep & { receivedAt: Ms }

/** Order of events: a device that took over comes after the one before it, whatever arrived first. */
export const compareSteps = (a: ClientStep, b: ClientStep): number => a.device - b.device || a.number - b.number

export const stepName = (step: { device: number; number: number }): string => `${step.device}:${step.number}`

const answerIn = (action: StepAction): Answer | null => ('answer' in action ? action.answer : null)

/** Whether two steps with the same number say the same. */
export const sameAction = (a: StepAction, b: StepAction): boolean =>
  a.do === b.do &&
  ('slot' in a ? a.slot : null) === ('slot' in b ? b.slot : null) &&
  sameAnswer(answerIn(a), answerIn(b))

export type StepReading = { ok: true; step: ClientStep; reason?: string } | { ok: false; reason: string }

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

const readAction = (sheet: SheetItem[], raw: unknown): StepAction => {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  const item = sheet.find((one) => one.slot === given.slot)
  if (!item) return { do: 'void', reason: 'This question is not part of the paper.' }
  const slot = item.slot
  switch (given.do) {
    case 'visit':
    case 'unmark':
    case 'clear':
      return { do: given.do, slot }
    case 'choose':
    case 'save':
    case 'mark': {
      const reading = readAnswer(item.question, given.answer)
      return reading.ok ? { do: given.do, slot, answer: reading.answer } : { do: 'void', reason: reading.reason }
    }
    default:
      return { do: 'void', reason: 'This step is not known.' }
  }
}

/** Reads a step from outside. Without usable numbers or time it is refused; with bad content it is kept as void. */
export const readStep = (sheet: SheetItem[], raw: unknown): StepReading => {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>
  if (!isCount(given.device) || !isCount(given.number)) return { ok: false, reason: 'The step has no number.' }
  if (typeof given.givenAt !== 'number' || !Number.isFinite(given.givenAt))
    return { ok: false, reason: 'The step has no time.' }
  const action = readAction(sheet, given.action)
  const step = { device: given.device, number: given.number, action, givenAt: Math.round(given.givenAt) }
  return action.do === 'void' ? { ok: true, step, reason: action.reason } : { ok: true, step }
}
