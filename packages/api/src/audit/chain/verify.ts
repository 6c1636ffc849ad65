import { type Instant, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Db } from '@northlight/db/database'
import { canonical, detailsOf, type Entry, erasedDetails, factsOf, type Line, sealOf } from './entry.ts'
import { grace } from './seal-lines.ts'

/** A place of the chain as it is mailed: its number and its digest. */
export type Head = { number: number; seal: string }

export type Verdict = {
  /** Lines that the chain holds, and lines that are too young to be sealed. */
  sealed: number
  waiting: number
  erased: number
  last: (Head & { at: Instant }) | null
  /** What was changed past the product, a sentence each; none when all is as it was written. */
  faults: string[]
}

const portion = 2000
/** By the clock of the database no line goes before it is a year old; a leap second more does no harm. */
const keptFor = days(365)
/** So many sentences are enough to know that somebody was at it. */
const mostFaults = 50

const linesOf = async (db: Db, entries: Entry[]): Promise<Map<number, Line>> => {
  const ids = entries.filter(({ kind }) => kind === 'line').map(({ about }) => about)
  if (ids.length === 0) return new Map()
  const lines = await db.selectFrom('audit_log').selectAll().where('id', 'in', ids).execute()
  return new Map(lines.map((line) => [line.id, line]))
}

/** Walks the chain from its beginning, and looks at every line that no entry knows. */
export const verifyChain = async (db: Db, head?: Head): Promise<Verdict> => {
  const faults: string[] = []
  const say = (fault: string) => {
    if (faults.length < mostFaults) faults.push(fault)
  }
  const emptied = new Set<number>()
  const saidErased = new Set<number>()
  let first: Entry | undefined
  let before: Entry | undefined
  let caughtUp: Instant | undefined
  let beginsAfter: Entry | undefined
  let isBeginSaid = true
  let sealedLines = 0
  let atHead: string | undefined

  const lookAtLine = (entry: Entry, line: Line | undefined) => {
    if (!line) return say(`Line ${entry.about} of ${entry.at} was deleted.`)
    sealedLines += 1
    if (factsOf(line) !== entry.facts) say(`Line ${line.id} of ${entry.at} was changed: who, what, whom or when.`)
    const isEmptied = canonical(line.details) === canonical(erasedDetails)
    if (isEmptied && entry.salt === null) emptied.add(line.id)
    else if (entry.salt === null || detailsOf(line, entry.salt) !== entry.details)
      say(`Line ${line.id} of ${entry.at} was changed: its details.`)
    if (caughtUp && entry.at < later(caughtUp, -grace))
      say(`Line ${line.id} is dated ${entry.at}, but was put in after the lines of that time were sealed.`)
  }

  const lookAt = (entry: Entry, line: Line | undefined) => {
    const isBeginning = first === undefined
    first ??= entry
    if (sealOf(entry) !== entry.seal) say(`Entry ${entry.number} of the chain was changed.`)
    if (isBeginning) {
      const isCut = entry.number > 1 || (entry.kind === 'line' && !line)
      if (isCut) [beginsAfter, isBeginSaid] = [entry, false]
      else if (entry.previous !== '') say('The chain does not begin with its first entry.')
    } else if (before && entry.number !== before.number + 1)
      say(`Entries ${before.number + 1} to ${entry.number - 1} of the chain are gone.`)
    else if (before && entry.previous !== before.seal)
      say(`Entry ${entry.number} of the chain does not follow from the one before it.`)
    if (entry.kind === 'erased') saidErased.add(entry.about)
    if (
      entry.kind === 'forgotten' &&
      beginsAfter?.number === entry.about &&
      beginsAfter.seal === entry.facts &&
      beginsAfter.at <= later(entry.at, -keptFor)
    )
      isBeginSaid = true
    if (entry.kind === 'line' && entry !== beginsAfter) lookAtLine(entry, line)
    if (entry.number === head?.number) atHead = entry.seal
    if (entry.caught_up_at) caughtUp = entry.caught_up_at
    before = entry
  }

  for (let from = 0; ; ) {
    const entries = await db
      .selectFrom('audit_seals')
      .selectAll()
      .where('number', '>', from)
      .orderBy('number')
      .limit(portion)
      .execute()
    if (entries.length === 0) break
    const lines = await linesOf(db, entries)
    for (const entry of entries) lookAt(entry, lines.get(entry.about))
    from = entries.at(-1)?.number ?? from
  }
  if (!isBeginSaid)
    say(
      `The chain begins after entry ${beginsAfter?.number}, and no entry says that older lines were forgotten in time.`,
    )
  for (const id of emptied)
    if (!saidErased.has(id)) say(`The details of line ${id} are gone, and no entry says that they were erased.`)

  const waiting = await lookAtUnsealed(db, caughtUp, say)
  if (head) compareHead(head, atHead, { first, last: before }, say)
  const last = before ? { number: before.number, seal: before.seal, at: before.at } : null
  return { sealed: sealedLines, waiting, erased: emptied.size, last, faults }
}

/** Gives how many lines are only too young; one from a time that is sealed was put in later. */
const lookAtUnsealed = async (db: Db, caughtUp: Instant | undefined, say: (fault: string) => void) => {
  const unsealed = await db
    .selectFrom('audit_log')
    .leftJoin('audit_seals', (join) =>
      join.onRef('audit_seals.about', '=', 'audit_log.id').on('audit_seals.kind', '=', 'line'),
    )
    .select(['audit_log.id', 'audit_log.at'])
    .where('audit_seals.number', 'is', null)
    .orderBy('audit_log.id')
    .execute()
  const late = caughtUp ? unsealed.filter(({ at }) => at < later(caughtUp, -grace)) : []
  for (const { id, at } of late)
    say(`Line ${id} is dated ${at}, but was put in after the lines of that time were sealed.`)
  return unsealed.length - late.length
}

const compareHead = (
  head: Head,
  found: string | undefined,
  { first, last }: { first: Entry | undefined; last: Entry | undefined },
  say: (fault: string) => void,
) => {
  if (found === head.seal) return
  if (found !== undefined)
    return say(`Entry ${head.number} has another digest than the mailed one: everything up to it was written anew.`)
  if (head.number > (last?.number ?? 0))
    return say(`The chain ends at ${last?.number ?? 0}, before the mailed ${head.number}: its end was cut off.`)
  if (head.number < (first?.number ?? 0))
    return say(`Entry ${head.number} is older than what is kept. Compare a head of the last year.`)
  say(`Entry ${head.number}, which was mailed, is gone.`)
}
