import { calendarText } from '@northlight/api/content/events/calendar-text'
import type { Client } from '@northlight/contract/client'
import { bytesOf, orMissing, type Publication, slugPattern } from './published.ts'

/** Every event as a file for calendars. */
export const calendar = ({ client, siteUrl }: { client: Client; siteUrl: string }): Publication => ({
  pattern: new RegExp(`^/events/(${slugPattern})/calendar\\.ics$`),
  async make([slug = '']) {
    const found = await orMissing(client.get('/event/{slug}', { params: { slug } }))
    if (!found) return undefined
    return {
      type: 'text/calendar; charset=utf-8',
      body: bytesOf(calendarText(siteUrl, found.event)),
      fileName: `${found.event.slug}.ics`,
      maxAge: 0,
    }
  },
})
