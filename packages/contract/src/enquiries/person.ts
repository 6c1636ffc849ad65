import { z } from 'zod'
import { emailAddress, indianMobile } from '../fields.ts'
import { line } from './typed-text.ts'

/** What every short form asks: who, and how to answer. */
export const person = { name: line('name'), email: emailAddress, phone: indianMobile } as const

export const stamps = { created_at: z.iso.datetime(), updated_at: z.iso.datetime() } as const

export const LeadView = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  ...stamps,
})
export type LeadView = z.output<typeof LeadView>

/** A caller on the demo institute, for the reference. */
export const examplePerson = { name: 'Asha Rao', email: 'asha@example.com', phone: '9845000199' } as const
