import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { optionNames } from '../options.ts'

export const optionUses = endpoint({
  method: 'get',
  path: '/office/option-uses',
  summary: 'How often each entry of the lists that forms offer was chosen; one that was is hidden, not taken away',
  tag: 'Office: institute',
  audience: 'staff',
  act: 'settings.read',
  reply: z.object({
    message: z.string(),
    /** By list and entry; what nobody chose is not named. */
    uses: z.partialRecord(z.enum(optionNames), z.record(z.string(), z.number().int())),
  }),
})
