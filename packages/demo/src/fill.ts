import { ruleTextCheck } from '@northlight/api/records/gate/rule-texts'
import type { Instant } from '@northlight/contract/dates'
import type { Db } from '@northlight/db/database'
import type { Tables } from '@northlight/db/tables'
import type { Insertable } from 'kysely'
import { addApplications } from './applications.ts'
import { addArticles } from './articles.ts'
import { addChildren } from './children.ts'
import { addPapers, type StoredPaper } from './consent-papers.ts'
import type { Content } from './content/content.ts'
import type { ExamContent } from './content/exams.ts'
import { addCourses, linkCourses } from './courses.ts'
import { addCampaigns, addEvents } from './events.ts'
import { addFamilies } from './families.ts'
import { addFees } from './fees.ts'
import { writeLegalPages } from './legal-pages.ts'
import { inWords } from './opening-hours.ts'
import { writeOptions } from './options.ts'
import { addPages } from './pages.ts'
import { addAchievers, addTeam, addTestimonials } from './people.ts'
import { addMedia, type StoredPicture } from './pictures.ts'
import { addProgrammes } from './programmes.ts'
import { addPublishedFacts } from './published-facts.ts'
import { refundRules } from './refund-rules.ts'
import { inOrder, type World } from './world.ts'

export type DemoParts = {
  users: Insertable<Tables['users']>[]
  pictures: StoredPicture[]
  papers: StoredPaper[]
  content: Content
  /** The online tests; some seconds of work, so nothing where they are not wanted. */
  tests: ExamContent | null
  now: Instant
}

const addBranches = (world: World) => {
  const rows = world.content.branches.map(({ head, ...branch }) => ({
    ...branch,
    office_hours: inWords(branch.opening_hours),
    image: world.picture(branch.image),
  }))
  return world.db.insertInto('branches').values(inOrder(world, rows)).execute()
}

/** The demo institute, on top of the essentials. What names another comes after it. */
export const fillDemo = async (db: Db, parts: DemoParts): Promise<void> => {
  const { content, tests, users, pictures, papers, now } = parts
  const { institute, billing, achieverCategories, redirects, translations } = content
  const stored = new Set(pictures.map(({ path }) => path))
  const stamps = { created_at: now, updated_at: now }
  const world: World = { db, now, content, stamps, picture: (path) => (stored.has(path) ? path : null) }

  await db.insertInto('users').values(users).execute()
  await db.updateTable('settings').set({ value: institute, updated_at: now }).where('key', '=', 'institute').execute()
  await db.updateTable('settings').set({ value: billing, updated_at: now }).where('key', '=', 'billing').execute()
  await writeOptions(world)
  await addMedia(world, pictures)
  await addBranches(world)
  await addTeam(world)
  await addCourses(world)
  await db.insertInto('achiever_categories').values(inOrder(world, achieverCategories)).execute()
  const paperIds = await addPapers(world, papers)
  await addAchievers(world, paperIds)
  const testimonialId = await addTestimonials(world, paperIds)
  await linkCourses(world, testimonialId)
  await addArticles(world)
  await addEvents(world)
  await addCampaigns(world, testimonialId)
  await addPages(world)
  await addProgrammes(world)
  await addPublishedFacts(world)
  await addFees(world)
  await addApplications(world)
  await addChildren(world)
  await addFamilies(world)
  await writeLegalPages(world)
  await db
    .insertInto('redirects')
    .values(redirects.map((redirect) => ({ ...redirect, ...stamps })))
    .execute()
  const isRuleText = await ruleTextCheck(db)
  const inBoth = [...translations, ...refundRules(content)].flatMap(({ english: source, kannada, hindi }) => [
    { language: 'kn' as const, source, said: kannada, ...stamps },
    { language: 'hi' as const, source, said: hindi, ...stamps },
  ])
  const isRule = ({ source }: { source: string }) => isRuleText(source)
  await db
    .insertInto('translations')
    .values(inBoth.filter((one) => !isRule(one)))
    .execute()
  await db
    .insertInto('rule_translations')
    .values(inBoth.filter(isRule).map((one) => ({ ...one, is_active: true })))
    .execute()
  if (tests) await (await import('./exams/exams.ts')).addExams(world, tests)
}
