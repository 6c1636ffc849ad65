import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Services, systemContext } from '@northlight/api/kernel/context'
import { addVisits } from '@northlight/api/visits/count-visits'
import { indianDay } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { createVisitCounter } from './visit-counter.ts'
import { visitOf } from './visit-of.ts'

/** Counts pages that were opened, in memory, and writes them once a minute: no page waits for it. */
export const createVisits = (services: Services) => {
  const counter = createVisitCounter()
  const ownHost = new URL(services.siteUrl).hostname
  const write = async () => {
    const counted = counter.take()
    if (counted.length === 0) return
    try {
      await addVisits(systemContext(services, 'visits'), counted)
    } catch (error) {
      // Counted again with the next minute; of a database that stays away, no more than the limit is remembered.
      counter.putBack(counted)
      services.logger.warn({ err: error }, 'views of pages could not be written')
    }
  }
  const timer = setInterval(() => void write(), minutes(1)).unref()
  return {
    /** Called when a reply is out. */
    note: ({ method = '', url = '/', headers }: IncomingMessage, response: ServerResponse) => {
      const type = String(response.getHeader('content-type') ?? 'text/html')
      const visit = visitOf({ method, url, headers, status: response.statusCode, type }, ownHost)
      if (visit) counter.count(indianDay(services.clock()), visit)
    },
    write,
    close: async () => {
      clearInterval(timer)
      await write()
    },
  }
}
