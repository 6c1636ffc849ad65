import { setTimeout as sleep } from 'node:timers/promises'
import { later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import { choice } from '../sitter.ts'
import type { World } from './world.ts'

/** What was answered with success, and by that promised. */
export type Acknowledged = {
  signUps: string[]
  enquiries: { id: number; email: string }[]
  payments: { order: string; email: string }[]
  /** Steps of each attempt, numbered from 1. */
  steps: Map<string, number>
}

// biome-ignore lint/suspicious/noExplicitAny: replies are read as JSON, and anyone who asked knows what they hold
type Reply = { status: number; body: any }

export const password = 'Polaris#2027'

/** Everybody has an address of their own, as people do; otherwise the limits for floods would answer. */
export const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** Speaks to a server that may be dead just now. What was not answered is sent again, as the site and people do. */
export const speakTo = (origin: string) => {
  let resent = 0
  const once = async (path: string, body: unknown, { from, token }: Sender): Promise<Reply | undefined> => {
    try {
      const reply = await fetch(origin + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      })
      // Read here: a process can also die in the middle of an answer.
      return { status: reply.status, body: await reply.json() }
    } catch {
      return undefined
    }
  }
  return {
    origin,
    resent: () => resent,
    post: async (path: string, body: unknown, sender: Sender): Promise<Reply> => {
      for (;;) {
        const reply = await once(path, body, sender)
        if (reply && reply.status !== 429) return reply
        if (!reply) resent += 1
        await sleep(20)
      }
    },
  }
}

type Sender = { from: string; token?: string }
type Speaker = ReturnType<typeof speakTo>

const taken = (reply: Reply, what: string, ...statuses: number[]): Reply => {
  if (statuses.includes(reply.status)) return reply
  throw new Error(`${what} was answered ${reply.status}: ${JSON.stringify(reply.body).slice(0, 300)}`)
}

/** Signs up, asks for a call, enrols, pays and proves it; every fourth pays after its window was closed. */
export const family = async ({ origin, post }: Speaker, world: World, said: Acknowledged, n: number): Promise<void> => {
  const from = addressOf(n)
  const person = { name: `Family ${n}`, email: `family-${n}@kills.test`, phone: `98${String(n).padStart(8, '0')}` }
  const registered = await post('/api/v1/auth/register', { ...person, password, confirm_password: password }, { from })
  // An account that was made, and its answer lost: then the person signs in.
  const signedIn =
    registered.status === 422
      ? await post('/api/v1/auth/login', { email: person.email, password }, { from })
      : registered
  const { token } = taken(signedIn, 'A sign-up', 200, 201).body as { token: string }
  said.signUps.push(person.email)

  const wish = {
    ...person,
    course: 'Foundation Evenings',
    location: 'Jayanagar, Bengaluru',
    request_type: 'Call Back',
    date: later(new Date().toISOString(), days(2)).slice(0, 10),
    time: '10:30',
    detail: 'We would like to know about the evening batch.',
    page_url: `${origin}/contact-us`,
  }
  const asked = taken(await post('/api/v1/contact-form', wish, { from }), 'An enquiry', 201)
  said.enquiries.push({ id: asked.body.contactForm.id, email: person.email })

  const place = `/api/v1/course/${world.course}/branch/${world.branch}/enroll`
  const enrolled = taken(await post(place, person, { from, token }), 'An enrolment', 201)
  const order: string = enrolled.body.enrollmentForm.razorpay_order_id
  const act = n % 4 === 0 ? 'late' : 'pay'
  const window = taken(await post(`/sandbox/checkout/${order}/${act}`, {}, { from }), 'A payment', 200)
  if (act === 'pay')
    taken(await post('/api/v1/enrollment/verify', window.body.proof, { from, token }), 'The proof of a payment', 200)
  said.payments.push({ order, email: person.email })
}

/** Writes one step after the other until told to stop; each is sent until it is acknowledged. */
export const student = async (
  { post }: Speaker,
  { test, tokens }: World,
  said: Acknowledged,
  { n, isOver, pace }: { n: number; isOver: () => boolean; pace: number },
): Promise<void> => {
  const sender = { from: addressOf(60_000 + n), token: tokens[n] ?? '' }
  const begun = taken(await post(`/api/v1/tests/${test}/attempt`, { tab: `tab-number-${n}` }, sender), 'A start', 200)
  const { attempt, items } = begun.body.sitting as { attempt: string; items: { slot: number }[] }
  for (let number = 1; !isOver(); number += 1) {
    const action = choice(items[number % items.length]?.slot, 'ABCD'[number % 4] ?? 'A')
    const steps = [{ device: 1, number, givenAt: Date.now(), action }]
    const reply = await post(`/api/v1/tests/${test}/attempt/steps`, { attempt, device: 1, steps }, sender)
    const { complete_up_to, gaps, conflicts } = taken(reply, 'A save', 200).body
    if (complete_up_to !== number || gaps.length > 0 || conflicts.length > 0)
      throw new Error(`Step ${number} was answered ${JSON.stringify(reply.body)}.`)
    said.steps.set(attempt, number)
    // The pace of somebody who clicks in great haste; faster, the limit for floods would answer.
    await sleep(pace)
  }
}
