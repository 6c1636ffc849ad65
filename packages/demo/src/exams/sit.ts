import { minutes, seconds } from '@northlight/contract/durations'
import type { Answer } from '@northlight/exam/answers/answers'
import type { ClientStep, Step, StepAction } from '@northlight/exam/answers/steps'
import { type Attempt, newAttempt } from '@northlight/exam/attempt/attempt'
import type { IntegrityPolicy } from '@northlight/exam/attempt/integrity'
import { type Action, next } from '@northlight/exam/attempt/next'
import { type Item, type SheetItem, sheetOf } from '@northlight/exam/papers/paper'
import { pickItems } from '@northlight/exam/papers/pick-items'
import { required } from '../world.ts'
import { type Chance, chanceOf } from './chance.ts'
import type { Profile } from './model.ts'
import { type Behaviour, behaviourOf, decide, timeFor } from './model.ts'
import type { StoredPaper } from './papers.ts'

export type Sat = { attempt: Attempt; items: Item[]; steps: Step[] }

export type Sitter = { name: string; profile: Profile }
export type SittingPlan = {
  stored: StoredPaper
  policy: IntegrityPolicy
  startsAt: number
  closesAt: number | null
  /** A sequential attempt stops after so many questions and stays open. */
  stopAfter?: number
  /** The number of the question that catches everybody. */
  trap?: number
}

const behaviours = new WeakMap<StoredPaper, Map<number, Behaviour>>()

/** A question behaves the same for the whole class. */
const behaviourIn = (stored: StoredPaper, item: SheetItem, trap: number | undefined): Behaviour => {
  const known = behaviours.get(stored) ?? new Map<number, Behaviour>()
  behaviours.set(stored, known)
  const { version } = item.question
  const behaviour = known.get(version) ?? behaviourOf(item.slot, item.question, item.number === trap)
  known.set(version, behaviour)
  return behaviour
}

/** The engine refuses what cannot be: a refusal here is a mistake in the demo. */
const act = (attempt: Attempt, action: Action, now: number) => {
  const outcome = next(attempt, action, now)
  if (!outcome.ok) throw new Error(`The attempt of the demo was refused: ${outcome.sentence}`)
  return outcome
}

const begun = ({ stored, policy, closesAt, startsAt }: SittingPlan, chance: Chance) => {
  const items = pickItems(stored.paper, chance.next, { shuffleQuestions: false, shuffleOptions: stored.shuffleOptions })
  const { attempt } = act(newAttempt(stored.paper, items, { policy, closesAt }), { type: 'start' }, startsAt)
  return { items, attempt, sheet: sheetOf(stored.paper, items) }
}

/** Leaves the screen now and then, as people do. */
const distracted = (attempt: Attempt, chance: Chance, from: number, length: number): Attempt => {
  if (!chance.chance(0.08)) return attempt
  const at = Math.round(from + chance.between(0.2, 0.8) * length)
  const event = { id: `demo-${at}`, kind: 'tab_hidden' as const, at, awayMs: chance.whole(1500, 20_000) }
  return act(attempt, { type: 'report', events: [event] }, at + event.awayMs).attempt
}

/** Steps travel this long to the server. */
const onTheWay = (chance: Chance) => chance.whole(80, 600)

const satFree = (plan: SittingPlan, { name, profile }: Sitter): Sat => {
  const { stored, startsAt, trap } = plan
  const chance = chanceOf(`${name} ${stored.id}`)
  const { items, attempt: started, sheet } = begun(plan, chance)
  const length = stored.paper.durationMs ?? minutes(60)
  const end = Math.min(startsAt + length, plan.closesAt ?? Number.POSITIVE_INFINITY)
  let attempt = distracted(started, chance, startsAt, end - startsAt)
  let now = startsAt + chance.whole(2000, 9000)
  const steps: Step[] = []
  const send = (...actions: StepAction[]) => {
    const fresh = actions.map(
      (action, index): ClientStep => ({ device: 1, number: steps.length + index + 1, action, givenAt: now }),
    )
    const outcome = act(attempt, { type: 'save', device: 1, steps: fresh }, now + onTheWay(chance))
    attempt = outcome.attempt
    steps.push(...(outcome.steps ?? []))
  }
  const [first] = sheet
  if (first) send({ do: 'visit', slot: first.slot })
  for (const [index, item] of sheet.entries()) {
    const key = required(stored.keys[item.question.version], 'a key')
    const behaviour = behaviourIn(stored, item, trap)
    const decision = decide(profile, item.subject, item.question, key, behaviour, chance)
    const spent = timeFor(profile, item.question, length / sheet.length, decision, chance)
    // What is not answered at the end was not reached.
    if (now + spent > end - seconds(5)) break
    now += spent
    const verb = decision.isUnsure && chance.chance(0.3) ? ('mark' as const) : ('save' as const)
    const following = sheet[index + 1]
    send(
      { do: verb, slot: item.slot, answer: decision.answer },
      ...(following ? [{ do: 'visit' as const, slot: following.slot }] : []),
    )
  }
  return { attempt: handedIn(attempt, steps.length, now, end, chance), items, steps }
}

/** Most hand in; who works to the end lets the clock do it; a few close the lid and are found by the sweep. */
const handedIn = (attempt: Attempt, lastNumber: number, now: number, end: number, chance: Chance): Attempt => {
  const way = chance.next()
  const submit: Action = { type: 'submit', device: 1, lastNumber }
  if (way < 0.02) return act(attempt, { type: 'tick' }, end + minutes(1)).attempt
  const isLast = end - now < minutes(4)
  const done = way < 0.2 && isLast ? end + 200 : Math.min(end - 500, now + chance.whole(3000, 90_000))
  return act(attempt, submit, done).attempt
}

const guess = ({ question }: SheetItem, chance: Chance): Answer => ({
  type: 'single',
  option: chance.pick(question.options),
})

const satSequential = (plan: SittingPlan, { name, profile }: Sitter): Sat => {
  const { stored, startsAt, trap, stopAfter } = plan
  const chance = chanceOf(`${name} ${stored.id}`)
  const { items, attempt: started, sheet } = begun(plan, chance)
  let attempt = started
  let now = startsAt
  for (const item of sheet.slice(0, stopAfter)) {
    now += onTheWay(chance)
    attempt = act(attempt, { type: 'serve' }, now).attempt
    const key = required(stored.keys[item.question.version], 'a key')
    const decision = decide(profile, item.subject, item.question, key, behaviourIn(stored, item, trap), chance)
    const share = item.durationMs ?? minutes(1)
    const spent = timeFor(profile, item.question, share, decision, chance)
    const version = item.question.version
    // Without a clock nobody may leave a question blank; with one, anyone who does not know waits for its end.
    const given = decision.answer ?? (item.durationMs === null ? guess(item, chance) : null)
    const isOver = item.durationMs !== null && (given === null || spent > item.durationMs)
    now += isOver ? share : spent
    const action: Action = isOver
      ? { type: 'answer', answer: null, version, reason: 'The time for this question was over.' }
      : { type: 'answer', answer: given, version }
    attempt = act(attempt, action, now).attempt
  }
  if (stopAfter !== undefined) attempt = act(attempt, { type: 'serve' }, now + onTheWay(chance)).attempt
  return { attempt, items, steps: [] }
}

/** One student's whole attempt, driven through the engine action by action. */
export const sit = (plan: SittingPlan, sitter: Sitter): Sat =>
  plan.stored.paper.delivery === 'free' ? satFree(plan, sitter) : satSequential(plan, sitter)
