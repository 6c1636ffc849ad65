import { minutes, seconds } from '@northlight/contract/durations'
import { call } from './exam-client.ts'
import { wait } from './server.ts'

/**
 * Colleagues at their screens, in a process of their own: in the one that counts how long students wait, reading a list
 * would hold up the counting.
 */
export type OfficeOrder = {
  origin: string
  token: string
  colleagues: number
  time: number
  /** The test counts: a file that is asked for now is made after it. */
  filesWait: boolean
}
/** First what was done in the time, then that the last file has come: until then nobody is alone. */
export type OfficeAnswer = { searches: number; exports: number } | { hasEnded: true } | { failure: string }

const words = ['reader77777@', 'thank you', 'question 421', 'meera 4', 'family4242']

/** As long as a person looks at what was found and types the next word. */
const readsFor = seconds(2)

/** Somebody who types, reads for a moment, and types again. */
const searching = async ({ origin, token }: OfficeOrder, until: number, person: number) => {
  let asked = 0
  for (; performance.now() < until; asked += 1) {
    const text = encodeURIComponent(words[(person + asked) % words.length] ?? '')
    const { status } = await call(origin, 'GET', `/office/comments?filter[search]=${text}`, token)
    if (status !== 200) throw new Error(`A search was answered with ${status}.`)
    await wait(readsFor)
  }
  return asked
}

/** Nobody who takes a list out waits longer than this for it. */
const patience = minutes(4)

const stateOf = async ({ origin, token }: OfficeOrder, id: number) => {
  const reply = await fetch(`${origin}/api/v1/office/works/${id}`, { headers: { authorization: `Bearer ${token}` } })
  const { work } = (await reply.json()) as { work: { state: string } }
  if (work.state === 'failed') throw new Error('An export failed.')
  return work.state
}

const comes = async (order: OfficeOrder, id: number) => {
  const late = performance.now() + patience
  while (performance.now() < late) {
    await wait(seconds(1))
    if ((await stateOf(order, id)) === 'done') return
  }
  throw new Error('An export did not end.')
}

const asksForFile = async ({ origin, token }: OfficeOrder): Promise<number> => {
  const { status, body } = await call(origin, 'POST', '/office/comments/export', token, {
    as: 'csv',
    purpose: 'Answers to parents, for the team meeting',
  })
  if (status >= 300) throw new Error(`An export was answered with ${status}: ${body}`)
  return (JSON.parse(body) as { work: number }).work
}

/** Somebody who looks for the file every second, and is told each time that it comes after the test. */
const waiting = async (order: OfficeOrder, until: number) => {
  const work = await asksForFile(order)
  while (performance.now() < until) {
    await wait(seconds(1))
    const state = await stateOf(order, work)
    if (state !== 'waiting') throw new Error(`A file is made beside a test that counts: ${state}.`)
  }
  return { begun: 1, done: Promise.resolve() }
}

/** Somebody who takes the whole list out, and again once it has come. */
const exporting = async (order: OfficeOrder, until: number) => {
  if (order.filesWait) return waiting(order, until)
  let begun = 0
  let done = Promise.resolve()
  while (performance.now() < until) {
    const work = await asksForFile(order)
    begun += 1
    done = comes(order, work)
    const hasCome = done.then(() => true)
    if (!(await Promise.race([hasCome, wait(Math.max(0, until - performance.now())).then(() => false)]))) break
  }
  return { begun, done }
}

const answer = (said: OfficeAnswer) => process.send?.(said)

process.on('message', async (order: OfficeOrder) => {
  try {
    const until = performance.now() + order.time
    const [{ begun, done }, ...asked] = await Promise.all([
      exporting(order, until),
      ...Array.from({ length: order.colleagues }, (_, person) => searching(order, until, person)),
    ])
    answer({ searches: asked.reduce((sum, count) => sum + count, 0), exports: begun })
    await done
    answer({ hasEnded: true })
  } catch (error) {
    answer({ failure: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
