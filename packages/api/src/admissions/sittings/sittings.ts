import { indianDay, later, shownDate } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { readChoice } from '@northlight/contract/read-choice'
import type { Ctx } from '../../kernel/context.ts'
import { ApiFailure, invalid } from '../../kernel/errors.ts'
import type { Sitting } from '../queries.ts'
import * as queries from '../queries.ts'

type Wanted = {
  class: string
  mode: 'ONLINE' | 'OFFLINE'
  sitting?: string
  exam_date?: string
  exam_center?: string
}

const isDay = /^\d{4}-\d\d-\d\d$/

/** `2026-12-06`, or the way dates are shown: `6 Dec 2026`. */
const asDay = (text: string): string => {
  if (isDay.test(text)) return text
  const at = Date.parse(`${text} 12:00 UTC`)
  return Number.isNaN(at) ? text : new Date(at).toISOString().slice(0, 10)
}

const lastDay = (sitting: Pick<Sitting, 'closes_on' | 'sits_on'>) => sitting.closes_on ?? sitting.sits_on

/** Where the complaint about a sitting stands: on the field that named it. */
const fieldOf = ({ sitting, mode }: Wanted) =>
  sitting !== undefined ? 'sitting' : mode === 'ONLINE' ? 'mode' : 'exam_date'

/** Said of a sitting that has no seat left. Nothing has been charged. */
export const full = (field: string): never => {
  const sentence = 'This test date is full. Please choose another one; nothing has been charged.'
  throw new ApiFailure('conflict', { message: sentence, errors: { [field]: [sentence] } })
}

/** Why nobody can register for a sitting any more, or not for this class. */
export const objectionTo = (ctx: Ctx, sitting: Sitting, schoolClass: string): string | undefined => {
  const today = indianDay(ctx.now())
  if (isTooLate(ctx, sitting)) return 'This test date is over. Please choose another one.'
  const closed = shownDate(`${sitting.register_by}T06:00:00.000Z`)
  if (sitting.register_by < today)
    return `Registration for this test date closed on ${closed}. Please choose another one.`
  if (sitting.classes.length > 0 && !sitting.classes.includes(schoolClass))
    return `This test date is for ${sitting.classes.join(', ')} only. Please choose another one.`
  return undefined
}

/**
 * A paper at home is the same for a whole season: anyone who has seen it, and withdrew, does not sit it a second time
 * for a better band.
 */
export const satAtHome = 'You have begun the test of this year at home before. Please choose a test date on a campus.'

/** The sitting that was asked for, open for this class, or 422 on the field. */
export const chosenSitting = async (ctx: Ctx, wanted: Wanted): Promise<{ sitting: Sitting; field: string }> => {
  const field = fieldOf(wanted)
  const sitting = (await find(ctx, wanted)) ?? (await refuseUnknown(ctx, wanted, field))
  const objection =
    sitting.mode === wanted.mode ? objectionTo(ctx, sitting, wanted.class) : 'This test date is held in another mode.'
  if (objection) invalid({ [field]: [objection] })
  return { sitting, field }
}

/** 422 with what this class may still register for. */
const refuseUnknown = async (ctx: Ctx, { mode, class: schoolClass }: Wanted, field: string): Promise<never> => {
  const open = (await queries.comingSittings(ctx.db, indianDay(ctx.now()), mode)).filter(
    (one) => !objectionTo(ctx, one, schoolClass),
  )
  const choices = open.map(({ code, sits_on, centre }) => (field === 'sitting' ? code : `${sits_on}, ${centre}`))
  return invalid({ [field]: ['Choose a test date from the list.'] }, { [field]: choices })
}

const find = async (ctx: Ctx, wanted: Wanted): Promise<Sitting | undefined> => {
  const { sitting, mode, exam_date, exam_center } = wanted
  if (sitting !== undefined) return queries.sittingByCode(ctx.db, sitting)
  if (exam_date !== undefined) {
    const onDay = (await queries.sittingsOn(ctx.db, asDay(exam_date))).filter((one) => one.mode === mode)
    if (exam_center === undefined) return onDay[0]
    const named = readChoice(
      exam_center,
      onDay.map(({ centre }) => centre),
    )
    return onDay.find(({ centre }) => centre === named)
  }
  // At home no date need be named: the soonest window with room.
  const coming = await queries.comingSittings(ctx.db, indianDay(ctx.now()), mode)
  const open = coming.filter((one) => !objectionTo(ctx, one, wanted.class))
  return open.find((one) => seatsLeft(one) > 0) ?? open[0]
}

export const seatsLeft = ({ seats, seats_held, seats_taken }: Sitting): number =>
  Math.max(0, seats - seats_held - seats_taken)

const inIndia = (day: string, time: string) => new Date(`${day}T${time}:00+05:30`).toISOString()

/** From when until when an online sitting lasts, and whether its test can be begun now. */
export const windowOf = (sitting: Sitting, now: string) => {
  const [from, until] = [sitting.opens_from ?? '00:00', sitting.opens_until ?? '24:00']
  const endOf = (day: string) => (until === '24:00' ? later(inIndia(day, '00:00'), hours(24)) : inIndia(day, until))
  const opens_at = inIndia(sitting.sits_on, from)
  const closes_at = endOf(lastDay(sitting))
  const today = indianDay(now)
  const isDayOfSitting = today >= sitting.sits_on && today <= lastDay(sitting)
  const is_open = isDayOfSitting && now >= inIndia(today, from) && now < endOf(today)
  return { opens_at, closes_at, is_open, next_opens_at: is_open ? null : nextOpening(sitting, now, from) }
}

const nextOpening = (sitting: Sitting, now: string, from: string): string | null => {
  const today = indianDay(now)
  const candidates = [sitting.sits_on, today, indianDay(later(now, hours(24)))]
    .filter((day) => day >= sitting.sits_on && day <= lastDay(sitting))
    .map((day) => inIndia(day, from))
    .filter((at) => at > now)
    .sort()
  return candidates[0] ?? null
}

/** The hour with which a campus sitting's slot starts, `10:30 am – 12:30 pm`; undefined where it is said in other words. */
const hourOf = ({ slot }: Sitting): string | undefined => {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?::(\d\d))?\s*(am|pm)/i.exec(slot) ?? []
  if (!hour) return undefined
  const of24 = (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)
  return `${String(of24).padStart(2, '0')}:${minute}`
}

/** The moment a sitting begins. */
export const startOf = (sitting: Sitting): string =>
  sitting.mode === 'ONLINE'
    ? windowOf(sitting, `${sitting.sits_on}T00:00:00.000Z`).opens_at
    : inIndia(sitting.sits_on, hourOf(sitting) ?? '00:00')

/** The day has gone by: a ticket is good to the end of its day, however long the queue at the gate. */
export const isPast = (ctx: Ctx, sitting: Sitting): boolean => lastDay(sitting) < indianDay(ctx.now())

/** Nobody can sit it any more: the hall has begun, or the window is closed. No seat is given or sold from then on. */
export const isTooLate = (ctx: Ctx, sitting: Sitting): boolean => {
  if (sitting.mode === 'ONLINE') return ctx.now() >= windowOf(sitting, ctx.now()).closes_at
  return isPast(ctx, sitting) || (hourOf(sitting) !== undefined && ctx.now() >= startOf(sitting))
}
