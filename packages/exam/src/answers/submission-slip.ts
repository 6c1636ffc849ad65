import type { Ms } from '../durations.ts'
import type { Responses } from '../marking/mark.ts'
import { answerText } from './answers.ts'
import { type PaletteCounts, paletteCounts } from './palette.ts'
import type { SheetState } from './responses.ts'

export type SlipCounts = PaletteCounts & { questions: number; evaluated: number }

/** The counts a student sees when handing in. `evaluated` is what will be marked. */
export const slipCounts = (slots: number[], state: SheetState): SlipCounts => {
  const counts = paletteCounts(slots, state)
  return { ...counts, questions: slots.length, evaluated: counts.answered + counts.answered_and_marked }
}

export type SlipHead = { attempt: string; paperVersion: number; endedAt: Ms }

/**
 * The text whose digest stands on the slip. It is made of the stored answers alone, in the order of slot numbers,
 * so anyone with the answers can make it again. Changing this format needs a new first line.
 */
export const digestText = (head: SlipHead, slots: number[], responses: Responses): string => {
  const lines = [...slots]
    .sort((a, b) => a - b)
    .map((slot) => {
      const answer = responses[slot] ?? null
      return `${slot}\t${answer?.type ?? '-'}\t${JSON.stringify(answerText(answer))}`
    })
  return [
    'answers 1',
    `attempt ${head.attempt}`,
    `paper ${head.paperVersion}`,
    `ended ${head.endedAt}`,
    ...lines,
    '',
  ].join('\n')
}
