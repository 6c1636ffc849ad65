import { setImmediate } from 'node:timers/promises'
import { minutes, seconds } from '@northlight/contract/durations'
import type { ConsoleNews, ConsoleRow } from '@northlight/contract/exams/console'
import type { Database } from '@northlight/db/database'
import type { Services } from '../../../kernel/context.ts'
import type { Live } from './live-rows.ts'
import * as reads from './live-rows.ts'

/** Often enough that a change is seen within a second. */
const tickEvery = seconds(0.6)
/** A step is stored a little after its time was taken; applying one again changes nothing. */
const overlap = seconds(0.4)
/** All is read a second time so much later, for a process that stood still between the two. */
const againAfter = seconds(30)
/** Seconds of a large hall are thousands of steps: read in portions, so that saves come in between. */
const portion = seconds(2)
/** Nobody looks at it: it is let go, and read again when somebody does. */
const keptFor = minutes(1)
/** Read at the opening of a console in portions, so that saves come in between. */
const atOnce = 40

export type Listener = {
  /** What has changed; false when the listener is behind and wants everything later. */
  hear(news: ConsoleNews): void
}

type Watched = {
  lives: Map<number, Live>
  /** The same by the number of the attempt. */
  byAttempt: Map<number, Live>
  sent: Map<number, ConsoleRow>
  /** Of whom something came in since the last message. */
  touched: Set<Live>
  listeners: Set<Listener>
  usedAt: number
  opened: Promise<void>
}

/** Fields of a row that are others now. A save is heard, too: its time is not sent twice. */
const patchOf = (now: ConsoleRow, before: ConsoleRow | undefined): ConsoleNews['rows'][number] | null => {
  if (!before) return { ...now }
  const isSave = now.last_save_at !== before.last_save_at && now.heard_at === now.last_save_at
  const changed = Object.entries(now).filter(
    ([name, value]) => before[name as keyof ConsoleRow] !== value && !(isSave && name === 'heard_at'),
  )
  return changed.length === 0 ? null : { id: now.id, ...Object.fromEntries(changed) }
}

/**
 * What all consoles of a process look at: one picture for each test, kept fresh by one reading a tick for all of them.
 * It reads what is new by the time it came in, from the database, so it does not matter which process stored it, and a
 * save knows nothing of it.
 */
export const createHub = (services: Services) => {
  // On SQLite a reading takes the thread in which saves are stored: it is done in the other one. On PostgreSQL it would
  // wait there for searches, and takes nothing from anybody here.
  const { engine, db: own, reader } = services.database
  const db = engine === 'sqlite' ? reader : own
  const watched = new Map<number, Watched>()
  let timer: NodeJS.Timeout | undefined
  let tickedAt = 0
  let ticking: Promise<void> | undefined

  const now = () => Date.parse(services.clock())

  const put = (test: Watched, row: Parameters<typeof reads.toLive>[0]): Live => {
    const live = reads.toLive(row, test.lives.get(row.id))
    test.lives.set(row.id, live)
    if (live.attemptId !== null) test.byAttempt.set(live.attemptId, live)
    test.touched.add(live)
    return live
  }

  const load = async (test: Watched, testId: number) => {
    for (const row of await reads.everybodyOf(db, testId)) put(test, row)
    const ids = [...test.byAttempt.keys()]
    for (let from = 0; from < ids.length; from += atOnce) {
      const portion = ids.slice(from, from + atOnce)
      apply(test, {
        steps: await reads.stepsOfAttempts(db, portion),
        events: await reads.eventsOfAttempts(db, portion),
        contacts: await reads.contactsOfAttempts(db, portion),
      })
      await setImmediate()
    }
    for (const { row } of test.lives.values()) test.sent.set(row.id, { ...row })
    test.touched.clear()
  }

  type Fresh = {
    steps: Awaited<ReturnType<typeof reads.stepsBetween>>
    events: Awaited<ReturnType<typeof reads.eventsBetween>>
    contacts: Awaited<ReturnType<typeof reads.contactsBetween>>
  }
  const apply = ({ byAttempt, touched }: Watched, { steps = [], events = [], contacts = [] }: Partial<Fresh>) => {
    const of = (id: number) => {
      const live = byAttempt.get(id)
      if (live) touched.add(live)
      return live
    }
    for (const [id, own] of Map.groupBy(steps, ({ attempt_id }) => attempt_id)) {
      const live = of(id)
      if (live) reads.applySteps(live, own)
    }
    for (const [id, own] of Map.groupBy(events, ({ attempt_id }) => attempt_id)) {
      const live = of(id)
      if (live) reads.applyEvents(live, own)
    }
    for (const { attempt_id, heard_at } of contacts) {
      const live = of(attempt_id)
      if (live) reads.applyContact(live, heard_at)
    }
  }

  const tell = (test: Watched) => {
    const rows = [...test.touched].flatMap(({ row }) => {
      const patch = patchOf(row, test.sent.get(row.id))
      if (patch) test.sent.set(row.id, { ...row })
      return patch ? [patch] : []
    })
    test.touched.clear()
    if (rows.length === 0) return
    const news = { server_now: services.clock(), rows }
    for (const listener of test.listeners) listener.hear(news)
  }

  /** Without an end: to this moment and whatever has a later time, as a process whose clock is ahead gives it. */
  const readBetween = async (since: number, until?: number) => {
    for (const row of await reads.changedBetween(db, [...watched.keys()], since, until)) {
      const test = watched.get(row.test_id)
      if (test) put(test, row)
    }
    const end = until ?? now()
    for (let from = since; from < end; from += portion) {
      const isLast = from + portion >= end
      const steps = await reads.stepsBetween(db, from, isLast ? until : from + portion)
      for (const test of watched.values()) apply(test, { steps })
      if (!isLast) await setImmediate()
    }
    const events = await reads.eventsBetween(db, since, until)
    const contacts = await reads.contactsBetween(db, since, until)
    for (const test of watched.values()) apply(test, { events, contacts })
  }

  const readNews = async () => {
    const at = now()
    const since = tickedAt || at
    await readBetween(since - overlap)
    await readBetween(since - againAfter, at - againAfter)
    for (const test of watched.values()) tell(test)
    tickedAt = at
  }

  /** One at a time; anyone who asks while one is under way waits for the next. */
  const refresh = async (): Promise<void> => {
    await ticking
    ticking ??= readNews().finally(() => {
      ticking = undefined
    })
    await ticking
  }

  const letGo = () => {
    const at = Date.now()
    for (const [id, { listeners, usedAt }] of watched)
      if (listeners.size === 0 && at - usedAt > keptFor) watched.delete(id)
    // The next console reads everything; what came in while nobody looked is not read once more.
    if (watched.size === 0) tickedAt = 0
  }

  const plan = () => {
    if (timer || watched.size === 0) return
    timer = setTimeout(() => {
      timer = undefined
      refresh()
        .catch((error: unknown) => services.logger.warn({ err: error }, 'the console could not be refreshed'))
        .finally(() => {
          letGo()
          plan()
        })
    }, tickEvery)
    timer.unref()
  }

  const watch = async (testId: number): Promise<Watched> => {
    const known = watched.get(testId)
    const test: Watched = known ?? {
      lives: new Map(),
      byAttempt: new Map(),
      sent: new Map(),
      touched: new Set(),
      listeners: new Set(),
      usedAt: Date.now(),
      opened: Promise.resolve(),
    }
    test.usedAt = Date.now()
    if (!known) {
      watched.set(testId, test)
      tickedAt ||= now()
      test.opened = load(test, testId).catch((error: unknown) => {
        watched.delete(testId)
        throw error
      })
    }
    await test.opened
    plan()
    return test
  }

  const everything = ({ lives }: Watched): ConsoleRow[] => [...lives.values()].map(({ row }) => ({ ...row }))

  return {
    /** How things stand at this moment. */
    async rows(testId: number): Promise<ConsoleRow[]> {
      const test = await watch(testId)
      await refresh()
      return everything(test)
    },
    async listen(testId: number, listener: Listener) {
      const test = await watch(testId)
      test.listeners.add(listener)
      return {
        all: (): ConsoleNews => ({ server_now: services.clock(), rows: everything(test) }),
        stop: () => {
          test.listeners.delete(listener)
          test.usedAt = Date.now()
        },
      }
    },
  }
}

const hubs = new WeakMap<Database, ReturnType<typeof createHub>>()

/** One for each database, however many consoles are open. */
export const hubOf = (services: Services) => {
  const hub = hubs.get(services.database) ?? createHub(services)
  hubs.set(services.database, hub)
  return hub
}
