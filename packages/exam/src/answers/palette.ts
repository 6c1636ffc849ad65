import type { SequentialRecord } from '../attempt/sequential.ts'
import { emptySlot, type SheetState, type SlotState } from './responses.ts'

export const PALETTE_STATES = ['not_visited', 'not_answered', 'answered', 'marked', 'answered_and_marked'] as const
export type PaletteState = (typeof PALETTE_STATES)[number]

/** Each state has its own words and its own shape, so that nobody has to tell colours apart. */
export const PALETTE_LEGEND: Record<PaletteState, { label: string; shape: string; isEvaluated: boolean }> = {
  not_visited: { label: 'Not visited', shape: 'square', isEvaluated: false },
  not_answered: { label: 'Not answered', shape: 'arch-down', isEvaluated: false },
  answered: { label: 'Answered', shape: 'arch-up', isEvaluated: true },
  marked: { label: 'Marked for review', shape: 'circle', isEvaluated: false },
  answered_and_marked: {
    label: 'Answered and marked for review (will be evaluated)',
    shape: 'circle-with-tick',
    isEvaluated: true,
  },
}

export const paletteStateOf = (slot: SlotState = emptySlot()): PaletteState => {
  const isAnswered = slot.saved.value !== null
  if (slot.marked.value) return isAnswered ? 'answered_and_marked' : 'marked'
  if (isAnswered) return 'answered'
  return slot.seen ? 'not_answered' : 'not_visited'
}

export type PaletteCounts = Record<PaletteState, number>

export const paletteCounts = (slots: number[], state: SheetState): PaletteCounts => {
  const counts: PaletteCounts = { not_visited: 0, not_answered: 0, answered: 0, marked: 0, answered_and_marked: 0 }
  for (const slot of slots) counts[paletteStateOf(state.slots[slot])] += 1
  return counts
}

export const SEQUENTIAL_PALETTE_STATES = ['answered', 'not_answered', 'current', 'to_come'] as const
export type SequentialPaletteState = (typeof SEQUENTIAL_PALETTE_STATES)[number]

/** The row of numbers of a sequential test: it only shows, it cannot be clicked. */
export const sequentialPalette = (slots: number[], records: SequentialRecord[]): SequentialPaletteState[] =>
  slots.map((_, index) => {
    const record = records[index]
    if (record) return record.status === 'Attempted' ? 'answered' : 'not_answered'
    return index === records.length ? 'current' : 'to_come'
  })
