import { seconds } from '@northlight/contract/durations'
import pg from 'pg'
import type { Log } from '../listeners.ts'
import { connectionOptions } from './pool.ts'

export const channel = 'northlight'

const checkEvery = seconds(30)
const firstPause = seconds(0.5)
const longestPause = seconds(30)

export type Heard = (payload: string) => void

type Options = {
  url: string
  log: Log
  heard: Heard
  /** Called after an interruption, during which anything may have been missed. */
  missed: () => void
}

/** A connection that only listens, and comes back by itself when it is lost. */
export const listen = async ({ url, log, heard, missed }: Options): Promise<() => Promise<void>> => {
  let client: pg.Client | undefined
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const connect = async () => {
    const fresh = new pg.Client(connectionOptions(url))
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    fresh.on('error', () => {})
    fresh.on('end', () => {
      if (client === fresh) lost()
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      await fresh.end().catch(() => {})
      throw error
    }
    client = fresh
  }

  const reconnect = (pause: number) => {
    if (closed) return
    retry = setTimeout(async () => {
      try {
        await connect()
        if (closed) return void (await client?.end())
        log('The connection for change notices is back.')
        missed()
      } catch {
        reconnect(Math.min(pause * 2, longestPause))
      }
    }, pause)
    retry.unref()
  }

  const lost = () => {
    client = undefined
    if (closed) return
    log('The connection for change notices was lost; trying again.')
    reconnect(firstPause)
  }

  // A connection can die without either side being told; only a question finds out.
  const check = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => {
      void asked.end().catch(() => {})
      if (client === asked) lost()
    })
  }, checkEvery)
  check.unref()

  await connect()
  return async () => {
    closed = true
    clearInterval(check)
    clearTimeout(retry)
    await client?.end()
  }
}
