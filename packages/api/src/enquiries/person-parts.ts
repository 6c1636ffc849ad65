import { byAddress } from '../families/persons/find.ts'
import type { OfOthers } from '../families/persons/types.ts'
import type { PersonParts } from './define-contact-event.ts'

export const person = ['name', 'email', 'phone']

/** A child sends a form for a parent, or a parent from the mailbox of the child. */
export const ofSender: OfOthers[] = [
  { by: ['name'], columns: ['name'] },
  { by: ['phone'], columns: ['phone'] },
]

/** A form that names another parent may give their home and their other children, and its paper both parents. */
export const atHome = (by: string[], columns: string[]): OfOthers => ({ by, columns, alone: true, file: true })

/** What anybody could send with any address: it belongs to a person only by a confirmed one. */
export const byItsAddress = (title: string, columns: string[]): PersonParts => ({
  found: byAddress(),
  shown: shownWithDay(title, columns),
  ofOthers: ofSender.filter((rule) => rule.columns.every((column) => columns.includes(column))),
  erased: 'delete',
})

export const shownWithDay = (title: string, columns: string[]) => ({ title, columns: [...columns, 'created_at'] })
