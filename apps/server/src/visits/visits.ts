import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Services, systemContext } from '@northlight/api/kernel/context'
import { addRedirectHits } from '@northlight/api/visits/count-redirects'
import { addReplies } from '@northlight/api/visits/count-replies'
import { addVisits } from '@northlight/api/visits/count-visits'
import { indianDay } from '@northlight/contract/dates'
import { minutes, seconds } from '@northlight/contract/durations'
import { createRedirectCounter } from './redirect-counter.ts'
import { createReplyCounter } from './reply-counter.ts'
import { createVisitCounter } from './visit-counter.ts'
import { movedFrom, visitOf } from './visit-of.ts'

/** The day in India, worked out once in a second: for every reply it took as long as finding the page. */
const dayOf = (clock: Services['clock']) => {
  let [day, until] = ['', 0]
  return () => {
    const now = performance.now()
    if (now >= until) [day, until] = [indianDay(clock()), now + seconds(1)]
    return day
  }
}

/** Counts pages that were opened and how calls were answered, in memory, and writes them once a minute: no page waits for it. */
export const createVisits = (services: Services) => {
  const counter = createVisitCounter()
  const ownHost = new URL(services.siteUrl).hostname
  const redirects = createRedirectCounter()
  const replies = createReplyCounter()
  const today = dayOf(services.clock)
  const write = async () => {
    const counted = counter.take()
    const moved = redirects.take()
    const answered = replies.take()
    try {
      if (counted.length > 0) await addVisits(systemContext(services, 'visits'), counted)
    } catch (error) {
      // Counted again with the next minute; of a database that stays away, no more than the limit is remembered.
      counter.putBack(counted)
      services.logger.warn({ err: error }, 'views of pages could not be written')
    }
    try {
      if (moved.size > 0) await addRedirectHits(systemContext(services, 'visits'), moved)
    } catch (error) {
      redirects.putBack(moved)
      services.logger.warn({ err: error }, 'uses of old addresses could not be written')
    }
    try {
      if (answered.length > 0) await addReplies(systemContext(services, 'visits'), answered)
    } catch (error) {
      replies.putBack(answered)
      services.logger.warn({ err: error }, 'how calls were answered could not be written')
    }
  }
  const timer = setInterval(() => void write(), minutes(1)).unref()
  return {
    /** Called when a reply is out. */
    note: ({ method = '', url = '/', headers }: IncomingMessage, response: ServerResponse, ms: number) => {
      const day = today()
      replies.count(day, { method, url, status: response.statusCode, ms })
      const type = String(response.getHeader('content-type') ?? 'text/html')
      const visit = visitOf({ method, url, headers, status: response.statusCode, type }, ownHost)
      if (visit) counter.count(day, visit)
      const moved = movedFrom({ method, url, headers, status: response.statusCode })
      if (moved) redirects.count(moved)
    },
    write,
    close: async () => {
      clearInterval(timer)
      await write()
    },
  }
}
