import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attempt, newAttempt } from '../attempt/attempt.ts'
import { next } from '../attempt/next.ts'
import { minutes } from '../durations.ts'
import { anySteps } from '../testing/arbitraries.ts'
import { aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { completeUpTo, gapsIn } from './ledger.ts'
import { applyStep, emptySheet, replaySteps } from './responses.ts'
import { type ClientStep, compareSteps, type Step } from './steps.ts'

const PAPER = aPaper([aSection(1, 'Physics', [aQuestion(1), aQuestion(2), aQuestion(3), aQuestion(4)])])

const started = (devices: number): Attempt => {
  let attempt = newAttempt(PAPER, asPrinted(PAPER), { policy: { policy: 'log' } })
  attempt = next(attempt, { type: 'start' }, 0).attempt
  for (let device = 1; device < devices; device += 1) attempt = next(attempt, { type: 'take_over' }, 1).attempt
  return attempt
}

const devicesOf = (steps: ClientStep[]): number => Math.max(...steps.map((step) => step.device))

/** A bad network: each message may be lost, doubled and overtaken. What the server misses is asked for again. */
const deliver = (steps: ClientStep[], order: number[], lost: boolean[]): { attempt: Attempt; stored: Step[] } => {
  let attempt = started(devicesOf(steps))
  const stored: Step[] = []
  let clock = minutes(40)
  const send = (step: ClientStep) => {
    clock += 1
    const outcome = next(attempt, { type: 'save', device: step.device, steps: [step] }, clock)
    attempt = JSON.parse(JSON.stringify(outcome.attempt))
    if (outcome.ok) stored.push(...(outcome.steps ?? []))
  }
  for (const [turn, pick] of order.entries()) {
    const step = steps[pick % steps.length]
    if (step && !lost[turn % lost.length]) send(step)
  }
  for (let device = 1; device <= devicesOf(steps); device += 1) {
    const own = steps.filter((step) => step.device === device)
    const missing = gapsIn(attempt.ledger[device] ?? [], own.length)
    for (const step of own.filter((one) => missing.includes(one.number)).reverse()) send(step)
  }
  return { attempt, stored }
}

const anyOrder = fc.array(fc.nat(1000), { maxLength: 80 })
const anyLoss = fc.array(fc.boolean(), { minLength: 1, maxLength: 20 })

test('any order, repetition or loss of messages gives the same final state', () => {
  fc.assert(
    fc.property(anySteps, anyOrder, anyLoss, fc.boolean(), (steps, order, lost, choicesCount) => {
      const { attempt, stored } = deliver(steps, order, lost)
      expect(stored).toHaveLength(steps.length)
      expect(replaySteps(stored, choicesCount)).toEqual(replaySteps(steps, choicesCount))
      const perfect = deliver(steps, [], [false])
      expect(attempt).toEqual(perfect.attempt)
      for (let device = 1; device <= devicesOf(steps); device += 1)
        expect(completeUpTo(attempt.ledger[device] ?? [])).toBe(steps.filter((one) => one.device === device).length)
    }),
  )
})

test('a live screen that applies steps as they arrive ends like a replay of the stored record', () => {
  fc.assert(
    fc.property(anySteps, anyOrder, anyLoss, fc.boolean(), (steps, order, lost, choicesCount) => {
      const { stored } = deliver(steps, order, lost)
      const twice = [...stored, ...stored.slice(0, 5)]
      const live = twice.reduce((state, step) => applyStep(state, step, choicesCount), emptySheet())
      expect(live).toEqual(replaySteps([...stored].sort(compareSteps), choicesCount))
    }),
  )
})
