import type { Instant } from '@northlight/contract/dates'
import type { Language } from '@northlight/contract/words/languages'
import type { Generated } from 'kysely'

export type BreachLetter = Partial<Record<Language, string>>

export type BreachTable = {
  id: Generated<number>
  key: string
  what: string
  kind: 'table' | 'file' | 'session'
  subject: string
  from_at: Instant
  to_at: Instant
  found_at: Instant | null
  letter: BreachLetter
  asked_at: Instant | null
  asked_by: number | null
  agreed_at: Instant | null
  agreed_by: number | null
  created_at: Instant
  created_by: number | null
}

export type BreachPersonTable = {
  id: Generated<number>
  breach_id: number
  user_id: number | null
  name: string
  email: string
  is_parent: Generated<boolean>
  language: Language
  created_at: Instant
}

export type BreachNoteTable = {
  id: Generated<number>
  breach_id: number
  told: 'board' | 'families' | 'others'
  told_at: Instant
  words: string
  created_at: Instant
  created_by: number | null
}

export type BreachTables = {
  breaches: BreachTable
  breach_persons: BreachPersonTable
  breach_notes: BreachNoteTable
}
