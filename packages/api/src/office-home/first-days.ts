import { indianDay, later, shownDate } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { FirstStep, FirstStepKey } from '@northlight/contract/office/first-days'
import type { Ctx } from '../kernel/context.ts'
import { allow } from '../kernel/policy.ts'
import { settingsRecord } from '../settings/service.ts'
import { firstStepWords } from './first-step-words.ts'

type Stand = Pick<FirstStep, 'is_done' | 'detail'>
type Looks = Record<FirstStepKey, (ctx: Ctx) => Promise<Stand>>

const stand = (is_done: boolean, detail: string | null = null): Stand => ({ is_done, detail })
const lacks = (missing: (string | false)[]): Stand => {
  const named = missing.filter((one) => one !== false)
  return stand(named.length === 0, named.length > 0 ? `Missing: ${named.join(', ')}.` : null)
}

type Shown = 'branches' | 'staff' | 'events' | 'legal_pages' | 'page_texts' | 'home_banners'
const shown = (ctx: Ctx, table: Shown) => ctx.db.selectFrom(table).select('id').where('is_active', '=', true)
const isThere = async (row: Promise<object | undefined>): Promise<boolean> => (await row) !== undefined

/** A bank that takes no money: none is set up, or the one of the demo. */
const pretendGateways = ['closed', 'sandbox']

/** Two are enough to choose between; one may be the owner alone. */
const leastTutors = 2

const course = async (ctx: Ctx): Promise<Stand> => {
  const places = await ctx.db
    .selectFrom('course_branches')
    .innerJoin('courses', 'courses.id', 'course_branches.course_id')
    .innerJoin('branches', 'branches.id', 'course_branches.branch_id')
    .select(['amount_paise', 'starts_on', 'refund_rule', 'refund_days'])
    .where('courses.is_active', '=', true)
    .where('branches.is_active', '=', true)
    .where('course_branches.is_active', '=', true)
    .execute()
  const missingOf = (one: (typeof places)[number]) => [
    one.amount_paise === 0 && 'fee',
    one.starts_on === null && 'first day',
    one.refund_rule === null && one.refund_days === null && 'refund rule',
  ]
  if (places.length === 0) return stand(false)
  const whole = places.filter((one) => missingOf(one).every((missing) => missing === false)).length
  return whole > 0 ? stand(true, `${whole} live`) : lacks(places.map(missingOf)[0] ?? [])
}

const legal = async (ctx: Ctx): Promise<Stand> => {
  const pages = await ctx.db.selectFrom('legal_pages').select(['page_name', 'is_active']).orderBy('position').execute()
  const drafts = pages.filter(({ is_active }) => !is_active).map(({ page_name }) => page_name)
  return stand(pages.length > 0 && drafts.length === 0, drafts.length > 0 ? `Drafts: ${drafts.join(', ')}.` : null)
}

/** The four places that a visitor sees first: top of the home page, who we are, the campus and the course. */
const photographs = async (ctx: Ctx): Promise<Stand> => {
  const has = (table: 'branches' | 'courses') =>
    isThere(
      ctx.db
        .selectFrom(table)
        .select('id')
        .where('is_active', '=', true)
        .where('image', 'is not', null)
        .limit(1)
        .executeTakeFirst(),
    )
  const banner = shown(ctx, 'home_banners').where('banner_image', 'is not', null).limit(1).executeTakeFirst()
  const about = ctx.db
    .selectFrom('about_sections')
    .select('id')
    .where('image', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return lacks([
    !(await isThere(banner)) && 'top of the home page',
    !(await isThere(about)) && 'about us',
    !(await has('branches')) && 'campus',
    !(await has('courses')) && 'course',
  ])
}

const looks: Looks = {
  async contacts(ctx) {
    const { value } = await settingsRecord(ctx, 'institute')
    return lacks([
      value.name === 'Our Institute' && 'name',
      value.phones[0] === '' && 'phone',
      value.email.endsWith('.example') && 'e-mail',
      value.address === '' && 'address',
    ])
  },
  campus: async (ctx) => stand(await isThere(shown(ctx, 'branches').limit(1).executeTakeFirst())),
  course,
  legal,
  admission: async (ctx) =>
    stand(await isThere(shown(ctx, 'page_texts').where('slug', '=', 'admission').executeTakeFirst())),
  async sitting(ctx) {
    const next = await ctx.db
      .selectFrom('sittings')
      .select('sits_on')
      .where('is_active', '=', true)
      .where('register_by', '>=', indianDay(ctx.now()))
      .orderBy('sits_on')
      .limit(1)
      .executeTakeFirst()
    return stand(next !== undefined, next ? shownDate(`${next.sits_on}T06:00:00.000Z`) : null)
  },
  mail: async (ctx) => stand(ctx.services.mail !== null, ctx.services.mail ? null : 'Mails are kept and not sent.'),
  payments: async (ctx) => stand(!pretendGateways.includes(ctx.services.gateway.name)),
  async backup(ctx) {
    // A database that brings its own tools is backed up by those who run it.
    if (!ctx.services.backups) return stand(true)
    const [last] = (await ctx.services.backups.list()).filter(({ is_checked }) => is_checked)
    const isRecent = last !== undefined && last.made_at > later(ctx.now(), -days(7))
    return stand(isRecent, last ? `The last one is of ${shownDate(last.made_at)}.` : null)
  },
  async tutors(ctx) {
    const count = (await shown(ctx, 'staff').limit(leastTutors).execute()).length
    return stand(count >= leastTutors, count === 1 ? 'One is live.' : null)
  },
  photographs,
  event: async (ctx) => stand(await isThere(shown(ctx, 'events').limit(1).executeTakeFirst())),
}

/** What is missing before families come, in the order in which it is best done. The demo has nothing to be set up. */
export const firstDays = async (ctx: Ctx): Promise<FirstStep[]> => {
  allow(ctx, 'settings.write')
  if (ctx.services.isDemo) return []
  const steps: FirstStep[] = []
  for (const { key, ...words } of firstStepWords) steps.push({ key, ...words, ...(await looks[key](ctx)) })
  return steps
}
