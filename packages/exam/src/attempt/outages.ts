import { type Ms, minutes, seconds } from '../durations.ts'

/** What is on record of one attempt, for telling when its screen and the server could not reach each other. */
export type ContactRecord = {
  id: number
  /** Where the student sits; null at home. */
  place: number | null
  startedAt: Ms
  /** The end of the attempt, or of its time. */
  endsAt: Ms
  steps: readonly { givenAt: Ms; receivedAt: Ms }[]
  events: readonly { kind: string; at: Ms; receivedAt: Ms }[]
  /** When another screen took over. */
  takenAt: readonly Ms[]
  /** Outages for which time was given already. */
  given: readonly Span[]
}

export type Span = { from: Ms; to: Ms }
export type CutOff = Span & { id: number }

/** Students of one place who were cut off at the same time, and whole minutes that give each at least what was lost. */
export type Outage = Span & {
  /** The same outage has the same name whenever it is worked out. */
  name: string
  place: number | null
  students: (CutOff & { lost: Ms })[]
  minutes: number
}

/** A step that took longer than this to arrive had waited for its connection. */
const WAITED: Ms = seconds(15)
/** A shorter loss is not worth an interruption. */
export const SHORTEST_LOSS: Ms = seconds(30)
/** Nobody of a hall gives a sign for so long: with this many students they do not all think at once. */
const HALL_SILENCE: Ms = minutes(2)
const HALL_STUDENTS = 5

const length = ({ from, to }: Span): Ms => to - from
const meets = (a: Span, b: Span): boolean => a.from <= b.to && b.from <= a.to

/** The spans joined where they touch, in order. */
const joined = (spans: readonly Span[]): Span[] => {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}

/** When the server heard of a student. */
const heardOf = ({ startedAt, steps, events, takenAt }: ContactRecord): Ms[] =>
  [startedAt, ...steps.map((one) => one.receivedAt), ...events.map((one) => one.receivedAt), ...takenAt].toSorted(
    (a, b) => a - b,
  )

/** The longest part of a claimed span in which the server heard nothing: a device cannot claim what the record denies. */
const silentPart = (claim: Span, heard: readonly Ms[]): Span => {
  const inside = heard.filter((at) => at > claim.from && at < claim.to)
  const edges = [claim.from, ...inside, claim.to]
  let best: Span = { from: claim.from, to: claim.from }
  for (let at = 1; at < edges.length; at += 1) {
    const part = { from: edges[at - 1] ?? 0, to: edges[at] ?? 0 }
    if (length(part) > length(best)) best = part
  }
  return best
}

/** From the report that the screen was offline to the one that it was online again. */
const reportedSpans = ({ events }: ContactRecord): Span[] => {
  const spans: Span[] = []
  let from: Ms | null = null
  for (const { kind, at, receivedAt } of events.toSorted((a, b) => a.at - b.at)) {
    if (kind === 'offline') from ??= at
    else if (kind === 'online' && from !== null) {
      spans.push({ from, to: Math.min(at, receivedAt) })
      from = null
    }
  }
  return spans
}

/** Steps that were given long before they arrived. */
const waitingSpans = ({ steps }: ContactRecord): Span[] =>
  steps
    .filter(({ givenAt, receivedAt }) => receivedAt - givenAt > WAITED)
    .map(({ givenAt, receivedAt }) => ({ from: givenAt, to: receivedAt }))

/** A screen that fell silent until another one took over: a machine that broke down. */
const brokenSpans = ({ takenAt }: ContactRecord, heard: readonly Ms[]): Span[] =>
  takenAt.flatMap((to) => {
    const from = heard.findLast((at) => at < to)
    return from === undefined ? [] : [{ from, to }]
  })

const within = ({ startedAt, endsAt }: ContactRecord, { from, to }: Span): Span => ({
  from: Math.max(from, startedAt),
  to: Math.min(to, endsAt),
})

/** When one student was cut off, by the student's own record. */
export const cutOffsOf = (record: ContactRecord): CutOff[] => {
  const heard = heardOf(record)
  const claims = [...reportedSpans(record), ...waitingSpans(record), ...brokenSpans(record, heard)]
  // Several steps that waited together are one silence, so each is looked at for itself and then joined.
  return joined(claims.map((claim) => silentPart(within(record, claim), heard)))
    .filter((span) => length(span) >= SHORTEST_LOSS)
    .map((span) => ({ ...span, id: record.id }))
}

/**
 * Times in which nobody of a place was heard, though enough of them were writing: the power of a hall. What was still
 * given then and came later is a sign of life of the screen, so that a lost connection alone is told by the screens themselves.
 */
const hallSilences = (records: readonly ContactRecord[]): Span[] => {
  const signs = records
    .flatMap((record) => [...heardOf(record), ...record.steps.map((step) => Math.min(step.givenAt, step.receivedAt))])
    .toSorted((a, b) => a - b)
  const spans: Span[] = []
  for (let at = 1; at < signs.length; at += 1) {
    const span = { from: signs[at - 1] ?? 0, to: signs[at] ?? 0 }
    if (length(span) < HALL_SILENCE) continue
    const writing = records.filter(({ startedAt, endsAt }) => startedAt <= span.from && endsAt >= span.to)
    if (writing.length >= HALL_STUDENTS) spans.push(span)
  }
  return spans
}

const inHall = (records: readonly ContactRecord[]): CutOff[] =>
  hallSilences(records).flatMap((span) =>
    records
      .filter(({ startedAt, endsAt }) => startedAt <= span.from && endsAt >= span.to)
      .map(({ id }) => ({ ...span, id })),
  )

const isGiven = (cutOff: CutOff, records: ReadonlyMap<number, ContactRecord>): boolean =>
  records.get(cutOff.id)?.given.some((span) => meets(span, cutOff)) ?? false

/** Cut-offs of a place that overlap, directly or through others. */
const gathered = (cutOffs: readonly CutOff[]): CutOff[][] => {
  const groups: CutOff[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const one of cutOffs.toSorted((a, b) => a.from - b.from || a.id - b.id)) {
    if (one.from > end) groups.push([])
    groups.at(-1)?.push(one)
    end = Math.max(end, one.to)
  }
  return groups
}

const outageOf = (place: number | null, group: readonly CutOff[]): Outage => {
  const students = [...Map.groupBy(group, ({ id }) => id)].map(([id, own]) => {
    const spans = joined(own)
    return {
      id,
      from: spans[0]?.from ?? 0,
      to: spans.at(-1)?.to ?? 0,
      lost: spans.reduce((sum, span) => sum + length(span), 0),
    }
  })
  const from = Math.min(...students.map((one) => one.from))
  const longest = Math.max(...students.map((one) => one.lost))
  return {
    name: `${place ?? 'home'}:${from}`,
    place,
    from,
    to: Math.max(...students.map((one) => one.to)),
    students: students.toSorted((a, b) => a.id - b.id),
    minutes: Math.ceil(longest / minutes(1)),
  }
}

/**
 * Who was cut off, when and for how long, from the record alone; places apart, the earliest first. Pure: the same record
 * gives the same proposal. What time was given for is not proposed again. One who is still silent is not in it: nobody
 * knows yet how long it lasts.
 */
export const outagesIn = (records: readonly ContactRecord[]): Outage[] => {
  const byId = new Map(records.map((record) => [record.id, record]))
  const outages = [...Map.groupBy(records, ({ place }) => place)].flatMap(([place, own]) => {
    const found = [...own.flatMap(cutOffsOf), ...(place === null ? [] : inHall(own))]
    // A student at home shares neither power nor network with the others.
    const open = found.filter((cutOff) => !isGiven(cutOff, byId))
    const groups = place === null ? [...Map.groupBy(open, ({ id }) => id).values()].flatMap(gathered) : gathered(open)
    return groups.map((group) => outageOf(place, group))
  })
  return outages.toSorted((a, b) => a.from - b.from || a.name.localeCompare(b.name))
}
