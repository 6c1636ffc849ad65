import { readClock, readPaper, type Seat, save, saveNumbers, start, submit } from './exam-client.ts'
import type { ExamServer } from './exam-server.ts'
import type { Student } from './exam-world.ts'

/**
 * What one attempt costs the server in processor time, act by act. An hour with thirty questions: each is opened, chosen
 * and saved, so ninety messages. The screen asks for the clock after a silence of two minutes, in the last ten of half a
 * minute: for somebody who answers now and then that is about thirty times.
 */
const questions = 30
const messages = 3 * questions
const clocks = 30

type Act = { name: string; times: number; run: (seat: Seat) => Promise<unknown> }

const acts = (origin: string): Act[] => [
  { name: 'paper', times: 1, run: (seat) => readPaper(origin, seat) },
  {
    name: 'save',
    times: messages,
    run: (seat) => {
      seat.next += 1
      return save(origin, seat, seat.next - 1)
    },
  },
  { name: 'clock', times: clocks, run: (seat) => readClock(origin, seat) },
  { name: 'hand in, marks', times: 1, run: (seat) => submit(origin, seat) },
]

const inEachSeat = (seats: Seat[], times: number, run: (seat: Seat) => Promise<unknown>) =>
  Promise.all(
    seats.map(async (seat) => {
      for (let turn = 0; turn < times; turn += 1) await run(seat)
    }),
  )

export type Cost = { name: string; times: number; each: number }

export const measureHour = async (server: ExamServer, hall: Student[]): Promise<Cost[]> => {
  const costs: Cost[] = []
  const used = async <T>(work: () => Promise<T>) => {
    const before = await server.processorTime()
    const result = await work()
    return { result, took: (await server.processorTime()) - before }
  }
  const begun = await used(() => Promise.all(hall.map((student) => start(server.origin, student))))
  costs.push({ name: 'start', times: 1, each: begun.took / hall.length })
  for (const { name, times, run } of acts(server.origin)) {
    const { took } = await used(() => inEachSeat(begun.result, times, run))
    costs.push({ name, times, each: took / hall.length / times })
  }
  return costs
}

/** The worst that a client may do with its numbers, beside an ordinary one: sixty full messages, then the clock. */
export const measureHostile = async (server: ExamServer, [ordinary, hostile]: [Student, Student]) => {
  const cost = async (student: Student, numberOf: (message: number, place: number) => number) => {
    const seat = await start(server.origin, student)
    const before = await server.processorTime()
    for (let message = 0; message < 60; message += 1)
      await saveNumbers(
        server.origin,
        seat,
        Array.from({ length: 500 }, (_, place) => numberOf(message, place)),
      )
    await readClock(server.origin, seat)
    await start(server.origin, student)
    return (await server.processorTime()) - before
  }
  return {
    ordinary: await cost(ordinary, (message, place) => 500 * message + place + 1),
    hostile: await cost(hostile, (message, place) => 1000 * message + 2 * place + 1),
  }
}
