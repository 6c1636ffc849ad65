import { z } from 'zod'
import { idParam } from '../fields.ts'

/** What the calls on packs and papers have in common. */
export const desk = { tag: 'Office: papers', audience: 'staff', act: 'tests.write' } as const
export const message = z.string()
export const int = z.number().int()
export const moment = z.iso.datetime()
export const ofPaper = z.object({ id: idParam })

export const yes = (sentence: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false'])], { error: sentence })
    .transform((value) => value === true || value === 'true')

export const number = (sentence: string, min: number, max: number) =>
  z.coerce.number({ error: sentence }).int(sentence).min(min, sentence).max(max, sentence)
