import { shownDate } from '@northlight/contract/dates'
import type { TimelineEntry } from '@northlight/contract/office/families/views'
import type { Ctx } from '../../kernel/context.ts'

/** Whose timeline it is: the family, and the accounts of its children. */
export type Whose = { familyId: number; userIds: number[] }

/** Reads entries of one kind where they are kept: nothing is copied into the family. The newest 50 are enough. */
export type TimelineSource = (ctx: Ctx, whose: Whose) => Promise<TimelineEntry[]>

export const mostEntries = 50

/** What an entry usually is not. */
export const plain = { text: null, by: null, family_sees: false, to: null, undo: null } as const

/** A source that reads by the accounts of the family's children; without one there is nothing to read. */
export const ofAccounts =
  (read: TimelineSource): TimelineSource =>
  async (ctx, whose) =>
    whose.userIds.length === 0 ? [] : read(ctx, whose)

/** A calendar day as it is shown. */
export const shownDay = (day: string): string => shownDate(`${day}T06:00:00.000Z`)
