import { minutes, seconds } from '@northlight/contract/durations'
import { completeUpTo } from '@northlight/exam/answers/ledger'
import { replaySteps } from '@northlight/exam/answers/responses'
import { type ClientStep, type Step, type StepAction, sameAction } from '@northlight/exam/answers/steps'
import { type Attempt, newAttempt } from '@northlight/exam/attempt/attempt'
import { next } from '@northlight/exam/attempt/next'
import { aPaper, aQuestion, aSection, asPrinted } from '@northlight/exam/testing/papers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CallError } from './calls.ts'
import { createDeviceLog, type DeviceLog } from './device-log.ts'
import { memoryStorage } from './memory-storage.ts'
import { createSender, type SaveReply, type Sender } from './sender.ts'
import { fakeTimers, turns } from './testing/fake-timers.ts'

const PAPER = aPaper([aSection(1, 'Physics', [aQuestion(1), aQuestion(2), aQuestion(3), aQuestion(4)])])

/** What the network does to one call. */
const FATES = ['arrives', 'request lost', 'reply lost', 'doubled', 'server killed'] as const
type Fate = (typeof FATES)[number]

type Command =
  | { command: 'act'; action: StepAction }
  | { command: 'wait'; ms: number }
  | { command: 'reload' }
  | { command: 'another device' }
  | { command: 'online again' }

const anAnswer = fc.option(
  fc.constantFrom('A', 'B', 'C', 'D').map((option) => ({ type: 'single', option }) as const),
  { nil: null },
)
const anAction: fc.Arbitrary<StepAction> = fc.integer({ min: 1, max: 4 }).chain((slot) =>
  fc.oneof(
    fc.constantFrom<StepAction>({ do: 'visit', slot }, { do: 'clear', slot }, { do: 'unmark', slot }),
    anAnswer.map((answer): StepAction => ({ do: 'save', slot, answer })),
    anAnswer.map((answer): StepAction => ({ do: 'mark', slot, answer })),
    anAnswer.map((answer): StepAction => ({ do: 'choose', slot, answer })),
  ),
)
const aCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: anAction.map((action): Command => ({ command: 'act', action })) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 9000 }).map((ms): Command => ({ command: 'wait', ms })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Command>(
      { command: 'reload' },
      { command: 'another device' },
      { command: 'online again' },
    ),
  },
)

/** A real engine behind a bad connection. It forgets everything that was not committed when it is killed. */
const aServer = (fates: Fate[]) => {
  let attempt: Attempt = newAttempt(PAPER, asPrinted(PAPER), { policy: { policy: 'log' } })
  attempt = next(attempt, { type: 'start' }, 0).attempt
  const record: Step[] = []
  let call = 0
  let clock = minutes(1)
  let isHealed = false
  const commit = (steps: ClientStep[]): SaveReply => {
    clock += 1
    const device = steps[0]?.device ?? 0
    const outcome = next(attempt, { type: 'save', device, steps }, clock)
    if (!outcome.ok) throw new CallError('refused')
    attempt = JSON.parse(JSON.stringify(outcome.attempt))
    record.push(...(outcome.steps ?? []))
    return { completeUpTo: outcome.completeUpTo ?? 0, gaps: outcome.gaps ?? [], isTakenOver: false }
  }
  return {
    record: () => record,
    device: () => attempt.device,
    ledger: (device: number) => attempt.ledger[device] ?? [],
    takeOver: () => {
      attempt = next(attempt, { type: 'take_over' }, clock).attempt
      return attempt.device
    },
    heal: () => {
      isHealed = true
    },
    async save(steps: ClientStep[]): Promise<SaveReply> {
      call += 1
      const fate = isHealed ? 'arrives' : (fates[call % fates.length] ?? 'arrives')
      if (fate === 'request lost') throw new CallError('unreachable')
      if (fate === 'server killed') throw new CallError('server')
      const reply = commit(steps)
      if (fate === 'doubled') commit(steps)
      if (fate === 'reply lost') throw new CallError('unreachable')
      return reply
    },
  }
}

test('whatever is lost, doubled, reloaded or taken over, server and device end with the same answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aCommand, { minLength: 1, maxLength: 50 }),
      fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (commands, fates, choicesCount) => {
        const server = aServer(fates)
        const timers = fakeTimers()
        const acted: StepAction[] = []
        let storage = memoryStorage()
        let live = undefined as unknown as { log: DeviceLog; sender: Sender }
        const left: Sender[] = []
        const open = async (device: number, stored = server.ledger(device)) => {
          const steps = await storage.steps('a')
          const log = createDeviceLog({ storage, attempt: 'a', device, steps, stored, now: timers.now })
          live = { log, sender: createSender({ log, save: server.save, onStatus: () => {}, timers, random: () => 0 }) }
          live.sender.poke()
        }
        await open(1)
        for (const command of commands) {
          if (command.command === 'act') {
            live.log.append(command.action)
            acted.push(command.action)
            live.sender.poke()
          } else if (command.command === 'wait') await timers.pass(command.ms)
          else if (command.command === 'online again') live.sender.retryNow()
          else if (command.command === 'reload') {
            // The page dies between two tasks; what was written stays, the connection may be dead as well.
            await live.log.written()
            live.sender.stop()
            await open(live.log.device, [])
          } else {
            // The old device keeps its own record and sends it when it is online again.
            await live.log.written()
            left.push(live.sender)
            storage = memoryStorage()
            await open(server.takeOver())
          }
          await turns(5)
        }
        server.heal()
        for (const sender of [...left, live.sender]) sender.retryNow()
        await timers.pass(seconds(120))
        expect(await live.sender.flush()).toBe(true)

        const record = server.record()
        expect(record).toHaveLength(acted.length)
        const inOrder = [...record].sort((a, b) => a.device - b.device || a.number - b.number)
        expect(inOrder.every((step, index) => sameAction(step.action, acted[index] as StepAction))).toBe(true)
        // The same as if every action had been heard at once.
        expect(replaySteps(record, choicesCount)).toEqual(replaySteps(inOrder, choicesCount))
        for (let device = 1; device <= server.device(); device += 1)
          expect(completeUpTo(server.ledger(device))).toBe(record.filter((step) => step.device === device).length)
      },
    ),
    { numRuns: 150 },
  )
})
