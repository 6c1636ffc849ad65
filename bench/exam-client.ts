import { Agent, request } from 'node:http'
import type { Student } from './exam-world.ts'
import { slug } from './exam-world.ts'

export type Reply = { status: number; body: string; bytes: number }

/** One connection for each student, as in a real hall. */
const agent = new Agent({ keepAlive: true, maxSockets: 4000, scheduling: 'fifo' })

export const call = (
  origin: string,
  method: 'GET' | 'POST',
  path: string,
  token: string,
  body?: unknown,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const sent = request(
      `${origin}/api/v1${path}`,
      {
        agent,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'accept-encoding': method === 'GET' ? 'br' : 'identity',
          ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () => {
          const whole = Buffer.concat(chunks)
          const isText = reply.headers['content-encoding'] === undefined
          resolve({ status: reply.statusCode ?? 0, body: isText ? whole.toString() : '', bytes: whole.length })
        })
        reply.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })

export type Seat = Student & { attempt: string; slots: number[]; paper: number; next: number }

export const start = async (origin: string, student: Student): Promise<Seat> => {
  const reply = await call(origin, 'POST', `/tests/${slug}/attempt`, student.token, { tab: `bench-tab-${student.id}` })
  if (reply.status !== 200) throw new Error(`start: ${reply.status} ${reply.body.slice(0, 200)}`)
  const { sitting } = JSON.parse(reply.body) as {
    sitting: { attempt: string; paper_version: number; items: { slot: number; options: string[] }[] }
  }
  const slots = sitting.items.filter(({ options }) => options.length > 0).map(({ slot }) => slot)
  return { ...student, attempt: sitting.attempt, slots, paper: sitting.paper_version, next: 1 }
}

export const readPaper = async (origin: string, seat: Seat): Promise<number> => {
  const reply = await call(origin, 'GET', `/tests/${slug}/paper/${seat.paper}`, seat.token)
  if (reply.status !== 200) throw new Error(`paper: ${reply.status}`)
  return reply.bytes
}

export const optionOf = (number: number): string => ['A', 'B', 'C', 'D'][number % 4] ?? 'A'

/** Saves one answer under the given number and says up to where everything is committed. */
export const save = async (origin: string, seat: Seat, number: number): Promise<number> => {
  const slot = seat.slots[number % seat.slots.length]
  const action = { do: 'save', slot, answer: { type: 'single', option: optionOf(number) } }
  const body = { attempt: seat.attempt, device: 1, steps: [{ device: 1, number, givenAt: Date.now(), action }] }
  const reply = await call(origin, 'POST', `/tests/${slug}/attempt/steps`, seat.token, body)
  if (reply.status !== 200) throw new Error(`save: ${reply.status} ${reply.body.slice(0, 200)}`)
  return (JSON.parse(reply.body) as { complete_up_to: number }).complete_up_to
}

/** The clock of the attempt, as a screen asks for it that has heard nothing else. */
export const readClock = async (origin: string, seat: Seat) => {
  const reply = await call(origin, 'GET', `/tests/${slug}/attempt`, seat.token)
  if (reply.status !== 200) throw new Error(`clock: ${reply.status}`)
}

export const submit = async (origin: string, seat: Seat) => {
  const body = { attempt: seat.attempt, device: 1, last_number: seat.next - 1 }
  const reply = await call(origin, 'POST', `/tests/${slug}/attempt/submit`, seat.token, body)
  if (reply.status !== 200) throw new Error(`submit: ${reply.status} ${reply.body.slice(0, 200)}`)
}

/** Several visits under made-up numbers; says how many were not taken. */
export const saveNumbers = async (origin: string, seat: Seat, numbers: number[]): Promise<number> => {
  const action = { do: 'visit', slot: seat.slots[0] }
  const steps = numbers.map((number) => ({ device: 1, number, givenAt: Date.now(), action }))
  const body = { attempt: seat.attempt, device: 1, steps }
  const reply = await call(origin, 'POST', `/tests/${slug}/attempt/steps`, seat.token, body)
  if (reply.status !== 200) throw new Error(`save: ${reply.status} ${reply.body.slice(0, 200)}`)
  return (JSON.parse(reply.body) as { not_stored: number[] }).not_stored.length
}

export type Times = { p50: number; p95: number; p99: number; max: number }

export const timesOf = (took: number[]): Times => {
  const sorted = [...took].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? 0 }
}
