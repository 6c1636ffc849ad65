import { seconds } from '@northlight/contract/durations'
import type { ConsoleNews, ConsoleRow } from '@northlight/contract/exams/console'
import { useEffect, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { withNews } from './with-news.ts'

type Live = {
  rows: ReadonlyMap<number, ConsoleRow>
  /** The server's clock less this device's. */
  offset: number
  connection: 'opening' | 'live' | 'lost'
  /** Why the server does not send its events; it is asked again all the same. */
  refusal: string | null
}

const tryAgainAfter = seconds(5)

/** An event source does not tell what it was refused with, so the same address is asked once more. */
const refusalAt = async (address: string): Promise<string | null> => {
  const asking = new AbortController()
  const reply = await fetch(address, { signal: asking.signal })
  const refusal = reply.ok ? null : String(((await reply.json()) as { message?: string }).message ?? '')
  asking.abort()
  return refusal
}

/** The students of one test, kept fresh by the server's events; where those do not come through, asked for again. */
export const useConsole = (slug: string): Live => {
  const [live, setLive] = useState<Live>({ rows: new Map(), offset: 0, connection: 'opening', refusal: null })
  useEffect(() => {
    let source: EventSource | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const take = (news: ConsoleNews, isAll: boolean, connection: Live['connection'] = 'live') =>
      setLive((before) => {
        const rows = new Map(isAll ? [] : before.rows)
        for (const one of news.rows) {
          rows.set(one.id, withNews(rows.get(one.id), one))
        }
        const refusal = connection === 'live' ? null : before.refusal
        return { rows, offset: Date.parse(news.server_now) - Date.now(), connection, refusal }
      })
    const address = `/api/v1/office/tests/${encodeURIComponent(slug)}/console/stream`
    const open = () => {
      source = new EventSource(address)
      source.addEventListener('all', (event) => take(JSON.parse(event.data), true))
      source.addEventListener('some', (event) => take(JSON.parse(event.data), false))
      source.onerror = () => {
        setLive((before) => ({ ...before, connection: 'lost' }))
        // A connection that broke is taken up again by the browser itself; one that was refused is not.
        if (source?.readyState !== EventSource.CLOSED || isOver) return
        client
          .get('/office/tests/{slug}/console', { params: { slug } })
          .then((reply) => !isOver && take(reply, true, 'lost'))
          .catch(() => undefined)
        refusalAt(address)
          .then((refusal) => !isOver && setLive((before) => ({ ...before, refusal })))
          .catch(() => undefined)
        again = setTimeout(open, tryAgainAfter)
      }
    }
    open()
    return () => {
      isOver = true
      clearTimeout(again)
      source?.close()
    }
  }, [slug])
  return live
}

/** The server's time, each second. */
export const useServerNow = (offset: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), seconds(1))
    return () => clearInterval(timer)
  }, [])
  return now + offset
}
