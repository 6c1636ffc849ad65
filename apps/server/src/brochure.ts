import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Client } from '@northlight/contract/client'
import { indianDay } from '@northlight/contract/dates'
import type { BrochureInput } from '@northlight/documents/brochure'
import { orMissing, type Publication, slugPattern } from './published.ts'

type Options = { client: Client; siteUrl: string; now?: () => string }

const worker = new URL('./brochure-worker.ts', import.meta.url)

let last: Promise<unknown> = Promise.resolve()

/** One after the other: each takes a core for a moment, and the result is kept anyway. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = last.then(work, work)
  last = mine.catch(() => {})
  return mine
}

const brochureInThread = async (input: BrochureInput): Promise<Uint8Array<ArrayBuffer>> => {
  const thread = new Worker(worker, { workerData: input })
  // A thread that dies without a word must not leave the visitor waiting.
  const died = once(thread, 'exit').then(() => Promise.reject(new Error('The brochure could not be made.')))
  try {
    const [bytes] = (await Promise.race([once(thread, 'message'), died])) as [Uint8Array]
    return new Uint8Array(bytes)
  } finally {
    died.catch(() => {})
    await thread.terminate()
  }
}

/** The PDF of a course at a branch. */
export const brochure = ({ client, siteUrl, now = () => new Date().toISOString() }: Options): Publication => ({
  pattern: new RegExp(`^/brochure/(${slugPattern})/(${slugPattern})\\.pdf$`),
  async make([branch_slug = '', course_slug = '']) {
    const params = { branch_slug, course_slug }
    const found = await orMissing(client.get('/course/{course_slug}/branch/{branch_slug}', { params }))
    if (!found) return undefined
    const { course, branch } = found
    const { general } = await client.get('/website-detail')
    const body = await inTurn(() =>
      brochureInThread({
        institute: {
          name: general.website_name ?? '',
          tagline: general.tagline ?? '',
          phone: general.phone ?? '',
          email: general.email ?? '',
        },
        course,
        branch,
        url: `${siteUrl}/${branch.slug}/courses/${course.slug}`,
        // Dated by the day, so that two requests on one day give the same bytes and the same tag.
        at: `${indianDay(now())}T00:00:00.000Z`,
      }),
    )
    return { type: 'application/pdf', body, fileName: `${course.slug}-${branch.slug}.pdf`, maxAge: 0 }
  },
})
