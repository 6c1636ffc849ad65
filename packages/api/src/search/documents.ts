import { type Instant, shownDate } from '@northlight/contract/dates'
import { listedPages } from '@northlight/contract/pages/listed-pages'
import type { SearchKind } from '@northlight/contract/search'
import { InstituteSettings } from '@northlight/contract/settings'
import type { Db } from '@northlight/db/database'
import { emptyPages } from '../content/pages/site-pages.ts'
import { peopleDocuments } from './people.ts'
import * as queries from './queries.ts'
import { nearestCampuses } from './towns.ts'

/** One thing that can be found. `title` counts most, then `words`, then `text`. */
export type SearchDocument = {
  id: number
  kind: SearchKind
  /** Hits about the same thing are shown once, at the place that fits best. */
  subject: string
  path: string
  title: string
  words: string
  /** In one line. */
  text: string
  note: string | null
  /** An event that has taken place: still to be found, behind what is not over. */
  isOver?: boolean
}

type Draft = Omit<SearchDocument, 'id' | 'subject'> & { subject?: string }

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

const courses = async (db: Db): Promise<Draft[]> =>
  (await queries.coursesAtBranches(db)).map((row) => ({
    kind: 'course',
    subject: `course ${row.slug}`,
    path: `/${row.branch_slug}/courses/${row.slug}`,
    title: row.name,
    words: joined(row.branch_name, row.city, row.class, 'fee fees course admission'),
    text: joined(row.short_description, row.description_text),
    note: row.branch_name,
  }))

const tests = async (db: Db): Promise<Draft[]> =>
  (await queries.openTests(db)).map((row) => ({
    kind: 'test',
    path: `/online-tests/${row.slug}`,
    title: row.name,
    words: 'test mock practice paper exam',
    text: joined(row.short_description, row.description_text),
    note: null,
  }))

const articles = async (db: Db, table: 'blogs' | 'expert_tips', now: Instant): Promise<Draft[]> =>
  (await queries.publishedArticles(db, table, now)).map((row) => ({
    kind: table === 'blogs' ? 'article' : 'tip',
    path: `/${table === 'blogs' ? 'knowledge-desk' : 'expert-tips'}/${row.slug}`,
    title: row.name,
    words: joined(row.category, row.heading === row.name ? null : row.heading, row.author_name),
    text: joined(row.short_description, row.description_text),
    note: row.category ?? shownDate(row.published_on),
  }))

const events = async (db: Db, now: Instant): Promise<Draft[]> =>
  (await queries.shownEvents(db)).map((row) => ({
    kind: 'event',
    path: `/events/${row.slug}`,
    title: row.name,
    words: joined(row.venue, row.heading === row.name ? null : row.heading),
    text: joined(row.short_description, row.description_text),
    note: shownDate(row.event_date),
    isOver: (row.ends_at ?? row.event_date) < now,
  }))

const faqs = async (db: Db): Promise<Draft[]> =>
  (await queries.shownFaqs(db)).map((row) => ({
    kind: 'faq',
    path: `/faq#faq-${row.id}`,
    title: row.question,
    words: row.category ?? '',
    text: row.answer_text,
    note: row.category,
  }))

/** Without spaces, as some type it and as every search for a number is looked up. */
const dialled = (phone: string) => phone.replace(/\D/g, '')

/** A campus with everything by which it is reached. */
const campuses = async (db: Db): Promise<Draft[]> =>
  (await queries.openBranches(db)).map((row) => ({
    kind: 'page',
    path: `/contact-us#${row.slug}`,
    title: `${row.name} campus`,
    words: joined(row.city, row.area, row.phone && dialled(row.phone), 'phone address map office hours'),
    text: [row.address, row.phone, row.email, row.office_hours].filter(Boolean).join(' · '),
    note: row.phone,
  }))

/** A town without a campus leads to the one that lies nearest. */
const townsAround = async (db: Db): Promise<Draft[]> =>
  nearestCampuses(await queries.openBranches(db)).map(({ town, also, campus }) => ({
    kind: 'page',
    subject: `town ${town}`,
    path: `/contact-us#${campus.slug}`,
    title: `${town}: nearest campus ${campus.name}`,
    words: also,
    text: [`There is no campus in ${town} itself.`, campus.address, campus.phone].filter(Boolean).join(' · '),
    note: campus.phone,
  }))

const pages = async (db: Db, now: Instant): Promise<Draft[]> => {
  const { empty, examination } = await emptyPages(db, now)
  const [institute, branches, records, legal, categories, campaigns] = await Promise.all([
    queries.instituteRecord(db),
    queries.openBranches(db),
    queries.seoDescriptions(db),
    queries.shownLegalPages(db),
    queries.shownAchieverCategories(db),
    queries.shownCampaigns(db),
  ])
  const page = (path: string, title: string, words: string, text: string): Draft => ({
    kind: 'page',
    path,
    title,
    words,
    text,
    note: null,
  })
  const { phones = [], whatsapp = '' } = InstituteSettings.safeParse(institute?.value).data ?? {}
  const numbers = [...phones, whatsapp].map(dialled)
  const cities = branches.map(({ city }) => city)
  // Two pages are about every campus, whatever their own words say.
  const also: Record<string, string[]> = { '/contact-us': [...numbers, ...cities], '/fees': cities }
  // A page without content is found by nobody; the examination has the name that the institute gave it.
  const isWritten = ({ path }: { path: string }) => !empty.some((one) => one === path)
  return [
    ...listedPages.filter(isWritten).map(({ path, name, words, ...told }) => {
      const record = 'seo' in told ? records.find(({ slug }) => slug === told.seo) : undefined
      const called = joined(words, record?.meta_keywords ?? null, ...(also[path] ?? []))
      return page(
        path,
        (path === '/vrddhi' && examination) || name,
        called,
        'text' in told ? told.text : (record?.meta_description ?? ''),
      )
    }),
    ...categories.map((row) =>
      page(`/achievers/${row.slug}`, joined('Achievers:', row.name), 'results ranks toppers', row.description ?? ''),
    ),
    ...legal.map((row) => page(`/legal/${row.slug}`, row.page_name, 'legal', row.description_text)),
    ...campaigns.map((row) =>
      page(`/${row.slug}`, row.name, row.heading ?? '', joined(row.short_description, row.description_text)),
    ),
  ]
}

/** Everything a visitor can find at this moment. */
export const searchDocuments = async (db: Db, now: Instant): Promise<SearchDocument[]> => {
  const found = await Promise.all([
    courses(db),
    pages(db, now),
    campuses(db),
    townsAround(db),
    peopleDocuments(db),
    tests(db),
    events(db, now),
    articles(db, 'blogs', now),
    articles(db, 'expert_tips', now),
    faqs(db),
  ])
  return found.flat().map((draft, id) => ({ subject: draft.path, ...draft, text: inOneLine(draft.text), id }))
}
