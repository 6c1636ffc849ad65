import type { SheetItem } from '../papers/paper.ts'
import { type ClientStep, compareSteps, readStep } from './steps.ts'

/** The file a student can keep when the server cannot be reached at the end. Signing it is done elsewhere. */
export const answerFileText = (attempt: string, paperVersion: number, steps: ClientStep[]): string =>
  JSON.stringify({ format: 'answer-file 1', attempt, paperVersion, steps: [...steps].sort(compareSteps) })

export type AnswerFileReading =
  | { ok: true; attempt: string; paperVersion: number; steps: ClientStep[] }
  | { ok: false; reason: string }

const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** Reads a file that staff import. It is taken whole or not at all. */
export const readAnswerFile = (text: string, sheet: SheetItem[]): AnswerFileReading => {
  const file = parsed(text)
  if (file?.format !== 'answer-file 1' || typeof file.attempt !== 'string' || typeof file.paperVersion !== 'number')
    return { ok: false, reason: 'This is not an answer file.' }
  if (!Array.isArray(file.steps)) return { ok: false, reason: 'The answer file holds no steps.' }
  const steps: ClientStep[] = []
  for (const [index, raw] of file.steps.entries()) {
    const reading = readStep(sheet, raw)
    if (!reading.ok) return { ok: false, reason: `Step ${index + 1} of the answer file: ${reading.reason}` }
    steps.push(reading.step)
  }
  return { ok: true, attempt: file.attempt, paperVersion: file.paperVersion, steps }
}
