import type { Client } from '@northlight/contract/client'
import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { type ListedPage, listedPages } from '@northlight/contract/pages/listed-pages'
import { orMissing, slugPattern } from './published.ts'

/** What the picture of a shared link says: a short line, the title, and one fact below. */
export type ShareSubject = { label: string; title: string; fact: string }

type Find = (client: Client, slug: string) => Promise<ShareSubject | undefined>

const subject = (label: string, title: string, fact: string | null = ''): ShareSubject => ({
  label,
  title,
  fact: fact ?? '',
})

const found = async <T>(asked: Promise<T>, show: (reply: T) => ShareSubject) => {
  const reply = await orMissing(asked)
  return reply && show(reply)
}

const course: Find = (client, slug) => {
  const [branch_slug = '', course_slug = ''] = slug.split('/')
  if (!course_slug) return Promise.resolve(undefined)
  const params = { branch_slug, course_slug }
  return found(client.get('/course/{course_slug}/branch/{branch_slug}', { params }), ({ course, branch }) => {
    const detail = course.branch_details[0]
    const price = detail && `${shownMoney(detail.discounted_amount_paise)} ${detail.fee_basis ?? ''}`
    return subject(`Course at ${branch.name}`, course.name, [course.duration, price].filter(Boolean).join(' · '))
  })
}

/** What is on a page of the product: its own words, or those that staff wrote for search engines. */
const told = async (client: Client, page: ListedPage): Promise<string> => {
  if ('text' in page) return page.text
  const record = await orMissing(client.get('/seo/{slug}', { params: { slug: page.seo } }))
  return record?.seo.meta_description ?? ''
}

/** Pages of the product itself, and campaigns, which live directly below the root. */
const page: Find = async (client, slug) => {
  if (slug === 'home') {
    return found(client.get('/website-detail'), ({ general }) =>
      subject('', general.tagline || (general.website_name ?? ''), general.address),
    )
  }
  const known = listedPages.find(({ path }) => path === `/${slug}`)
  if (known) return subject('', known.name, await told(client, known))
  if (slug.includes('/')) return undefined
  return found(client.get('/campaign/{slug}', { params: { slug } }), ({ campaign }) =>
    subject('', campaign.name, campaign.heading === campaign.name ? '' : campaign.heading),
  )
}

const finders: Record<string, Find> = {
  course,
  page,
  article: (client, slug) =>
    found(client.get('/blog/{slug}', { params: { slug } }), ({ blog }) =>
      subject(
        'Knowledge desk',
        blog.name,
        [blog.category, `${blog.reading_minutes} min read`].filter(Boolean).join(' · '),
      ),
    ),
  tip: (client, slug) =>
    found(client.get('/expert-tip/{slug}', { params: { slug } }), ({ expertTip }) =>
      subject('Expert tip', expertTip.name, expertTip.author_name),
    ),
  event: (client, slug) =>
    found(client.get('/event/{slug}', { params: { slug } }), ({ event }) =>
      subject('Event', event.name, [shownDate(event.event_date), event.time, event.venue].filter(Boolean).join(' · ')),
    ),
  test: (client, slug) =>
    found(client.get('/tests/{slug}', { params: { slug } }), ({ test }) =>
      subject('Online test', test.name, test.is_paid && test.amount ? shownMoney(test.amount * 100) : 'Free'),
    ),
  achievers: (client, slug) =>
    found(client.get('/achiever/category/{slug}', { params: { slug } }), ({ achiverCategory }) =>
      subject('Achievers', achiverCategory.name, achiverCategory.heading),
    ),
  legal: (client, slug) =>
    found(client.get('/legal/{slug}', { params: { slug } }), ({ legal }) => subject('', legal.page_name)),
}

export const sharePattern = new RegExp(`^/share/([a-z]+)/(${slugPattern}(?:/${slugPattern})?)\\.png$`)

export const shareSubject = async (client: Client, kind: string, slug: string): Promise<ShareSubject | undefined> =>
  Object.hasOwn(finders, kind) ? finders[kind]?.(client, slug) : undefined
