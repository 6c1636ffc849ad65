import { resources } from '@northlight/contract/office/resources/list'
import { oneOf } from '@northlight/db/one-of'
import { contains } from '@northlight/db/search'
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '../kernel/context.ts'

/** Records that a line of the audit may be about: where their title stands, and where the office shows them. */
type Kind = {
  entities: readonly string[]
  from: RawBuilder<unknown>
  title: RawBuilder<string | null>
  /** With `{id}` and `{slug}`. */
  to: string | null
  slug?: RawBuilder<string | null>
  /** Names people: told and searched only for those who read every line. */
  isPersonal?: true
}

const table = (name: string) => sql`${sql.table(name)} as t`
const column = (name: string) => sql<string | null>`cast(t.${sql.ref(name)} as text)`

const people: Kind[] = [
  { entities: ['family'], from: table('families'), title: column('name'), to: '/families/{id}' },
  { entities: ['registration'], from: table('registrations'), title: column('name'), to: '/applications/{id}' },
  { entities: ['order', 'orders'], from: table('orders'), title: column('payer_name'), to: null },
  {
    entities: ['course_enrolment', 'course_enrolments'],
    from: table('course_enrolments'),
    title: column('name'),
    to: null,
  },
  { entities: ['staff_invite'], from: table('staff_invites'), title: column('name'), to: '/people' },
]

const kinds: Kind[] = [
  ...people.map((one): Kind => ({ ...one, isPersonal: true })),
  {
    entities: ['user', 'users'],
    from: sql`(select id, name, case when role in ('student', 'parent') then null else id end as worker from users) as t`,
    title: column('name'),
    slug: column('worker'),
    to: '/people/{slug}',
    isPersonal: true,
  },
  { entities: ['test'], from: table('tests'), title: column('name'), slug: column('slug'), to: '/tests/{slug}' },
  {
    entities: ['attempt'],
    from: sql`(select attempts.id, tests.name, tests.slug from attempts inner join tests on tests.id = attempts.test_id) as t`,
    title: column('name'),
    slug: column('slug'),
    to: '/tests/{slug}/results',
  },
  { entities: ['paper'], from: table('papers'), title: column('name'), to: '/papers/{id}' },
  { entities: ['question'], from: table('questions'), title: column('code'), to: '/questions/{id}' },
  { entities: ['media'], from: table('media'), title: column('original_name'), to: '/pictures' },
  {
    entities: ['refund_case'],
    from: sql`(select refund_cases.id, course_enrolments.name from refund_cases
      inner join course_enrolments on course_enrolments.id = refund_cases.enrolment_id) as t`,
    title: column('name'),
    to: '/refunds/{id}',
    isPersonal: true,
  },
  ...resources
    .filter(({ titledBy }) => !titledBy)
    .map(
      (one): Kind => ({
        entities: [...new Set([one.name, one.table])],
        from: table(one.table),
        title: column(one.fields[one.title]?.at ?? one.title),
        to: `/${one.name}/{id}`,
        ...(one.isPersonal && { isPersonal: true }),
      }),
    ),
]

/** The first kind of a name counts: several types of record may lie in one table. */
const byEntity = new Map<string, Kind>()
for (const kind of kinds) for (const entity of kind.entities) if (!byEntity.has(entity)) byEntity.set(entity, kind)

export type Whom = { title: string; to: string | null }
type Named = { entity: string; entity_id: string | null }

const settingsPages: Record<string, string> = {
  institute: 'Institute',
  billing: 'Billing',
  admissions: 'Admissions',
  access: 'Access',
  options: 'Lists of the forms',
}

const toOf = ({ to }: Kind, id: number, slug: string | null): string | null => {
  if (to === null || (to.includes('{slug}') && slug === null)) return null
  return to.replace('{id}', String(id)).replace('{slug}', encodeURIComponent(slug ?? ''))
}

/** What each record is called now; nothing for one that is gone. One statement for each kind of record on the page. */
export const whomOf = async (ctx: Ctx, lines: readonly Named[], knowsPeople: boolean): Promise<Map<string, Whom>> => {
  const found = new Map<string, Whom>()
  const wanted = Map.groupBy(
    lines.filter(({ entity_id }) => /^\d{1,15}$/.test(entity_id ?? '')),
    ({ entity }) => entity,
  )
  for (const [entity, named] of wanted) {
    const kind = byEntity.get(entity)
    if (!kind || (kind.isPersonal && !knowsPeople)) continue
    const ids = [...new Set(named.map(({ entity_id }) => Number(entity_id)))]
    const { rows } = await sql<{ id: number; title: string | null; slug: string | null }>`
      select t.id, ${kind.title} as title, ${kind.slug ?? sql`null`} as slug from ${kind.from}
      where ${oneOf(ctx.db, sql.ref<number>('t.id'), 'bigint', ids)}`.execute(ctx.db)
    for (const { id, title, slug } of rows)
      found.set(`${entity} ${id}`, { title: title ?? String(id), to: toOf(kind, id, slug) })
  }
  for (const { entity, entity_id } of lines)
    if (entity === 'settings' && entity_id !== null && Object.hasOwn(settingsPages, entity_id))
      found.set(`${entity} ${entity_id}`, {
        title: settingsPages[entity_id] ?? entity_id,
        to: `/settings/${entity_id}`,
      })
  return found
}

/** Of one kind no more are looked for: a word that names more than these narrows nothing. */
const mostEach = 200

/** Records whose title holds the word, by the names under which the audit knows them. */
export const recordsCalled = async (ctx: Ctx, word: string, knowsPeople: boolean) => {
  const open = [...new Set(byEntity.values())].filter(({ isPersonal }) => knowsPeople || !isPersonal)
  const parts = open.map(
    (kind, at) => sql`select * from (select ${sql.lit(at)} as kind, t.id from ${kind.from}
      where ${contains(kind.title, word)} order by t.id desc limit ${mostEach}) as found`,
  )
  const { rows } = await sql<{ kind: number; id: number }>`${sql.join(parts, sql` union all `)}`.execute(ctx.db)
  return [...Map.groupBy(rows, ({ kind }) => kind)].map(([at, found]) => ({
    entities: open[at]?.entities ?? [],
    ids: found.map(({ id }) => String(id)),
  }))
}
