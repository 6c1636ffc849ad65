import { seconds } from '@northlight/contract/durations'
import type { StudentMessage } from '@northlight/contract/exams/attempt-views'
import type { FillAnswerInput, QuestionSetReply } from '@northlight/contract/exams/sequential'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ExamCalls } from '../calls/exam-calls.ts'
import { CallError } from '../log/calls.ts'
import { memoryStorage } from '../log/memory-storage.ts'
import { fakeTimers, turns } from '../log/testing/fake-timers.ts'
import { createSequential } from './sequential.ts'

const memory = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
})
beforeEach(() => memory.clear())

/** Three questions of two minutes each, held as the server holds them. */
const aTest = async () => {
  const timers = fakeTimers()
  const got: FillAnswerInput[] = []
  let answered = 0
  let shownAt = 0
  let isDown = false
  let slept = 0
  let extra = 0
  let said: StudentMessage[] = []
  const read: number[] = []
  const now = () => timers.now() + slept
  let held: Promise<void> | undefined
  const set = (): QuestionSetReply =>
    ({
      question_set: {
        test_status: answered >= 3 ? 'Completed' : 'Ongoing',
        reason: null,
        current_quiz: { id: 1, duration: 2, mark: 4, negative_mark: -1, difficulty: 'Easy', subject: { name: 'P' } },
        current_question:
          answered >= 3
            ? null
            : {
                id: 100 + answered,
                question: 'Q',
                answer_1: 'a',
                answer_2: 'b',
                answer_3: 'c',
                answer_4: 'd',
                translations: {},
              },
      },
      total_question_count: 3,
      current_question_count: answered + 1,
      palette: [],
      question_ends_at: new Date(shownAt + seconds(120) + extra).toISOString(),
      extra_ms: extra,
      messages: said,
      tally: { violations: 0, consequence: 'none', sentence: '' },
      attempt: 'a-1',
    }) as unknown as QuestionSetReply
  const reach = () => {
    if (isDown) throw new CallError('unreachable')
  }
  const calls = {
    instructions: async () => {
      reach()
      return { sections: [], integrity: { policy: 'log', warnings: 0 } }
    },
    questionSet: async () => {
      reach()
      const reply = set()
      const wait = held
      held = undefined
      await wait
      return reply
    },
    fillAnswer: async (input: FillAnswerInput) => {
      reach()
      // An answer meant for another question changes nothing.
      if (input.question_id !== 100 + answered) return { message: '' }
      got.push(input)
      answered += 1
      shownAt = now()
      return { message: '' }
    },
    clock: async () => {
      reach()
      return {
        state: answered >= 3 ? 'submitted' : 'in_progress',
        extra_ms: extra,
        tally: { violations: 0, consequence: 'none', sentence: '' },
        messages: said,
      }
    },
    readMessage: async (id: number) => {
      reach()
      read.push(id)
      said = said.filter((one) => one.id !== id)
      return { message: '' }
    },
  } as unknown as ExamCalls
  const storage = memoryStorage()
  const open = (kept?: Parameters<typeof createSequential>[0]['kept'], name = '/p meera@northlight.test') =>
    createSequential({
      ...{
        calls,
        clock: { now, anchor: () => ({ serverAt: now(), wallAt: now() }) },
        timers,
        storage,
        name,
        kept,
      },
      reading: { language: 'en' as const, size: 0 },
      onShown: () => {},
      onEnd: () => {},
    })
  return {
    ...{ timers, got, open, set, read },
    /** Staff do something while a question stands on the screen. */
    say: (text: string) => {
      said = [...said, { id: said.length + 1, text, sent_at: '2026-11-22T05:10:00.000Z' }]
    },
    giveTime: (ms: number) => {
      extra += ms
    },
    endAll: () => {
      answered = 3
    },
    down: (is: boolean) => (isDown = is),
    /** Time passes and no timer runs. */
    sleep: (ms: number) => {
      slept += ms
    },
    /** The next question set is made now and arrives when the function is called. */
    hold: () => {
      let letGo = () => {}
      held = new Promise((resolve) => {
        letGo = resolve
      })
      return () => letGo()
    },
  }
}

const shown = (one: Awaited<ReturnType<Awaited<ReturnType<typeof aTest>>['open']>>) =>
  one.view.get().set.current_question_count

test('an answer is stored under its question and the next one is shown', async () => {
  const { open, got } = await aTest()
  const one = await open()
  one.choose('Answer2')
  one.save()
  one.save()
  await turns(200)
  expect(got).toEqual([{ attempted_answer: 'Answer2', question_id: 100 }])
  expect(shown(one)).toBe(2)
  expect(one.view.get().choice).toBeNull()
})

test('going on without a choice asks for one, and sends nothing', async () => {
  const { open, got } = await aTest()
  const one = await open()
  one.save()
  await turns(100)
  expect(one.view.get().isMissing).toBe(true)
  expect(got).toEqual([])
})

test('at zero what is chosen is saved; without a choice the question counts as run out', async () => {
  const { open, got, timers } = await aTest()
  const one = await open()
  one.choose('Answer3')
  await timers.pass(seconds(121))
  expect(got[0]).toEqual({ attempted_answer: 'Answer3', question_id: 100 })
  await timers.pass(seconds(121))
  expect(got[1]).toMatchObject({ attempt_status: 'Failed To Answer', question_id: 101 })
  expect(one.ranOut()).toEqual([1])
})

test('offline the answer waits, is said to wait, and goes first when the connection is back', async () => {
  const { open, got, timers, down } = await aTest()
  const one = await open()
  down(true)
  one.choose('Answer1')
  one.save()
  await turns(100)
  expect(one.phase.get().is).toBe('submitting')
  expect(one.trouble.get()).toBe('unreachable')
  down(false)
  one.connectionIsBack()
  await timers.pass(seconds(1))
  expect(got).toHaveLength(1)
  expect(one.trouble.get()).toBeNull()
  expect(shown(one)).toBe(2)
})

test('a reload offline shows the kept question with its choice, and goes on by itself', async () => {
  const { open, got, set, timers, down } = await aTest()
  const first = await open()
  first.choose('Answer4')
  first.stop()
  down(true)
  const kept = { set: set(), rules: first.rules }
  const again = await open(kept)
  expect(again.view.get().choice).toBe('Answer4')
  again.save()
  down(false)
  await timers.pass(seconds(40))
  expect(got).toEqual([{ attempted_answer: 'Answer4', question_id: 100 }])
})

test('after the last answer the test is finished', async () => {
  const { open } = await aTest()
  const one = await open()
  for (let turn = 0; turn < 3; turn += 1) {
    one.leaveBlank()
    await turns(200)
  }
  expect(one.phase.get()).toEqual({ is: 'finished' })
})

test('a device that slept past the end of a question saves what was chosen as soon as it looks again', async () => {
  const { open, got, timers, sleep } = await aTest()
  const one = await open()
  one.choose('Answer2')
  sleep(seconds(300))
  one.lookAgain()
  await timers.pass(0)
  expect(got).toEqual([{ attempted_answer: 'Answer2', question_id: 100 }])
})

test('a reply that tells of an earlier question changes nothing', async () => {
  const { open, set, timers, hold } = await aTest()
  const first = await open()
  const kept = { set: set(), rules: first.rules }
  first.stop()
  // The page came up from the device and asks how things stand; the reply is long on its way.
  const letGo = hold()
  const one = await open(kept)
  one.choose('Answer1')
  one.save()
  await turns(200)
  expect(shown(one)).toBe(2)
  letGo()
  await timers.pass(seconds(1))
  expect(shown(one)).toBe(2)
})

test('a screen that is left while its answer waits keeps it for the next one', async () => {
  const { open, got, timers, down } = await aTest()
  const first = await open()
  down(true)
  first.choose('Answer3')
  first.save()
  await turns(100)
  first.stop()
  await turns(100)
  down(false)
  const again = await open()
  await timers.pass(seconds(1))
  expect(got).toEqual([{ attempted_answer: 'Answer3', question_id: 100 }])
  expect(shown(again)).toBe(2)
})

test('another person on the same device meets neither the choice nor the waiting answer of the first', async () => {
  const { open, got, timers, down } = await aTest()
  const first = await open()
  down(true)
  first.choose('Answer3')
  first.save()
  await turns(100)
  first.stop()
  await turns(100)
  down(false)
  const other = await open(undefined, '/p ravi@northlight.test')
  await timers.pass(seconds(1))
  expect(other.view.get().choice).toBeNull()
  expect(got).toEqual([])
})

test('what the office says comes in the middle of a question, stays until it was read, and is told as read', async () => {
  const { open, timers, say, read, down } = await aTest()
  const one = await open()
  expect(one.messages.get()).toEqual([])
  say('Five minutes more for everybody.')
  await timers.pass(seconds(40))
  expect(one.messages.get()).toMatchObject([{ id: 1, text: 'Five minutes more for everybody.' }])
  down(true)
  one.readMessage(1)
  expect(one.messages.get()).toEqual([])
  await turns(100)
  expect(read).toEqual([])
  down(false)
  one.connectionIsBack()
  await turns(100)
  expect(read).toEqual([1])
})

test('a message that waited is there with the question after a reload', async () => {
  const { open, say } = await aTest()
  say('Please stay seated.')
  expect((await open()).messages.get()).toHaveLength(1)
})

test('time that is given to a question counts before the screen goes on by itself', async () => {
  const { open, got, timers, giveTime } = await aTest()
  const one = await open()
  giveTime(seconds(300))
  await timers.pass(seconds(130))
  expect(got).toEqual([])
  expect(one.left.get()).toBeGreaterThan(seconds(280))
})

test('a test that staff have ended is over on the screen, too', async () => {
  const { open, timers, endAll } = await aTest()
  const one = await open()
  endAll()
  await timers.pass(seconds(40))
  expect(one.phase.get()).toEqual({ is: 'finished' })
})
