import { request } from 'node:http'
import { connect } from 'node:net'
import { seconds } from '@northlight/contract/durations'
import { call } from './exam-client.ts'
import { type Student, slug } from './exam-world.ts'

/** One attacker in a process of its own, so that it takes no time from the clock that measures. */
export type Order = { origin: string; attack: AttackName; duration: number; student: Student; attempt: string }

const post = (url: string, type: string, length: number, chunk: Buffer) =>
  new Promise<number>((resolve) => {
    const sent = request(
      url,
      { method: 'POST', headers: { 'content-type': type, 'content-length': length } },
      (reply) => {
        reply.resume()
        reply.on('end', () => resolve(reply.statusCode ?? 0))
      },
    )
    sent.on('error', () => resolve(0))
    let left = length
    const more = () => {
      while (left > 0 && !sent.destroyed) {
        const part = chunk.subarray(0, Math.min(left, chunk.length))
        left -= part.length
        if (!sent.write(part)) return void sent.once('drain', more)
      }
      sent.end()
    }
    more()
  })

/** Many requests in one packet, and the connection is closed before anything can be answered. */
const pipelined = (origin: string, paths: string[]) =>
  new Promise<number>((resolve) => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => resolve(0))
    socket.on('close', () => resolve(0))
    const packet = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`).join('')
    socket.write(packet, () => setTimeout(() => socket.destroy(), 20))
  })

const get = (url: string) =>
  fetch(url, { redirect: 'manual' }).then(
    async (reply) => {
      await reply.arrayBuffer()
      return reply.status
    },
    () => 0,
  )

let turn = 0
const some = (count: number, path: (n: number) => string) => Array.from({ length: count }, () => path(turn++))
const urlencoded = 'application/x-www-form-urlencoded'
const names = Buffer.from('a&'.repeat(32 * 1024))

export const attacks = {
  'urlencoded a&a&…, 250 KB': ({ origin }: Order) => post(`${origin}/api/v1/auth/login`, urlencoded, 250_000, names),
  'urlencoded a&a&…, 12 MB': ({ origin }: Order) => post(`${origin}/sent/vrddhi-form`, urlencoded, 12_000_000, names),
  'urlencoded a&a&…, 60 KB': ({ origin }: Order) => post(`${origin}/api/v1/auth/login`, urlencoded, 60_000, names),
  '300 MB to /api/auth': ({ origin }: Order) => post(`${origin}/api/auth/signout`, urlencoded, 300_000_000, names),
  'hostile step numbers': ({ origin, student, attempt }: Order) => {
    const first = (turn++ * 1000) % 98_000
    const steps = Array.from({ length: 500 }, (_, at) => ({
      device: 1,
      number: first + 2 * at + 1,
      givenAt: Date.now(),
      action: { do: 'visit', slot: 1 },
    }))
    return call(origin, 'POST', `/tests/${slug}/attempt/steps`, student.token, { attempt, device: 1, steps }).then(
      ({ status }) => status,
      () => 0,
    )
  },
  'pages ahead, then gone': ({ origin }: Order) =>
    pipelined(
      origin,
      some(100, (n) => `/search?q=word${n}`),
    ),
  'documents ahead, then gone': ({ origin }: Order) =>
    pipelined(
      origin,
      some(100, (n) => `/storage/syllabus/8_CBSE${n}.zip`),
    ),
  'invented queries': ({ origin }: Order) => get(`${origin}/?x=${turn++}`),
  'invented addresses': ({ origin }: Order) => get(`${origin}/auth/reset-password/x${turn++}`),
  'pages that are not kept': ({ origin }: Order) => get(`${origin}/search?q=word${turn++}`),
  'invented sizes of pictures': ({ origin }: Order) =>
    get(`${origin}/_ipx/s_640x${(turn++ % 3000) + 1}/storage/drawn/a.svg`),
} satisfies Record<string, (order: Order) => Promise<number>>

export type AttackName = keyof typeof attacks
export const attackNames = Object.keys(attacks) as AttackName[]

/** Eight at a time, as fast as the server lets them. */
const together = 8

if (import.meta.main) {
  const order = JSON.parse(process.argv[2] ?? '') as Order
  const until = performance.now() + order.duration
  const answers: Record<number, number> = {}
  const attacker = async () => {
    while (performance.now() < until) {
      const status = await attacks[order.attack](order)
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  const over = setTimeout(
    () => process.stdout.write(JSON.stringify(answers), () => process.exit(0)),
    order.duration + seconds(5),
  )
  await Promise.all(Array.from({ length: together }, attacker))
  clearTimeout(over)
  process.stdout.write(JSON.stringify(answers), () => process.exit(0))
}
