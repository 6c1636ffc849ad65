import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@northlight/contract/durations'
import { faultsIn } from './books.ts'
import { type Acknowledged, addressOf, family, password, speakTo, student } from './people.ts'
import { letTimePass, onDatabase, prepareWorld } from './world.ts'

export type Killable = { kill(): Promise<void>; stop(): Promise<void> }

type Options = {
  databaseUrl: string
  /** Where the server answers, before and after each death. */
  origin: string
  /** Starts it and waits until it is ready: on loopback, as a demo without demo accounts, behind one trusted proxy. */
  start(): Promise<Killable>
  kills: number
  /** How much is acknowledged between two kills. */
  between: number
  students: number
  families: number
  /** A student's pause between two steps. */
  pace?: number
}

const waitFor = async (isThere: () => boolean | Promise<boolean>) => {
  while (!(await isThere())) await sleep(5)
}

const inTurn = async <T>(list: readonly T[], atOnce: number, work: (one: T, index: number) => Promise<void>) => {
  const left = [...list.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** No job is ready or running; the numbers are those of `/metrics`. */
const isIdle = async (origin: string) => {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return !/northlight_jobs\{state="(?:ready|running)"\} [1-9]/.test(metrics)
}

/**
 * Families and students work against a server that dies by `kill -9` again and again, and after the last time the
 * books are compared with everything that was acknowledged.
 */
export const killUnderLoad = async ({
  databaseUrl,
  origin,
  start,
  kills,
  between,
  students,
  families,
  pace = 40,
}: Options) => {
  const world = await prepareWorld(databaseUrl, students)
  const said: Acknowledged = { signUps: [], enquiries: [], payments: [], steps: new Map() }
  const speaker = speakTo(origin)
  const stepsSaid = () => said.steps.values().reduce((sum, last) => sum + last, 0)
  const count = () => said.signUps.length + said.enquiries.length + said.payments.length + stepsSaid()

  let server = await start()
  let isOver = false
  let made = 0
  let failure: unknown
  const familyAfterFamily = async () => {
    while (!isOver) await family(speaker, world, said, ++made)
  }
  const work = Promise.all([
    ...Array.from({ length: families }, familyAfterFamily),
    ...world.tokens.map((_, n) => student(speaker, world, said, { n, pace, isOver: () => isOver })),
  ]).catch((error: unknown) => {
    failure = error
    isOver = true
  })
  const moreThan = (before: number) => waitFor(() => failure !== undefined || count() >= before + between)

  let down = 0
  try {
    for (let kill = 0; kill < kills && failure === undefined; kill += 1) {
      await moreThan(count())
      await server.kill()
      const died = performance.now()
      server = await start()
      down += performance.now() - died
    }
    await moreThan(count())
    isOver = true
    await work
    if (failure) throw failure

    const refused: string[] = []
    await inTurn(said.signUps, 2, async (email, n) => {
      const from = addressOf(120_000 + n)
      const { status } = await speaker.post('/api/v1/auth/login', { email, password }, { from })
      if (status !== 200) refused.push(`${email} cannot sign in: ${status}`)
    })
    await server.kill()
    await letTimePass(databaseUrl)
    server = await start()
    const until = Date.now() + seconds(60)
    await waitFor(async () => Date.now() > until || (await isIdle(origin)))
    await server.stop()
    return {
      faults: [...refused, ...(await onDatabase(databaseUrl, (database) => faultsIn(database, said)))],
      /** Calls that a kill left without an answer, or that found nobody. */
      resent: speaker.resent(),
      acknowledged: {
        signUps: said.signUps.length,
        enquiries: said.enquiries.length,
        steps: stepsSaid(),
        payments: said.payments.length,
      },
      /** From a death until the next process is ready, on average. */
      downFor: down / kills,
    }
  } finally {
    isOver = true
    await server.kill()
  }
}
