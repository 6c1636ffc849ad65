import { writeContactEvent } from '@northlight/api/counselling/contact-events/write-contact-event'
import { refreshFamily } from '@northlight/api/counselling/refresh'
import type { Ctx } from '@northlight/api/kernel/context'
import { type Instant, later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import type { DemoFamily } from './content/families.ts'
import { idsOf, required, type World } from './world.ts'

/** The product's own way into a family, told the moment at which the form was sent. */
const contextAt = ({ db }: World, at: Instant): Ctx =>
  ({ db, now: () => at, actor: { kind: 'system', job: 'demo' } }) as unknown as Ctx

const addOne = async (
  world: World,
  family: DemoFamily,
  ids: { course: number; branch: number; counsellor: number },
) => {
  const { db, now } = world
  const at = later(now, -hours(family.hours_ago))
  const { name, email, phone } = family
  const course = await db.selectFrom('courses').select('name').where('id', '=', ids.course).executeTakeFirstOrThrow()
  const branch = await db.selectFrom('branches').select('name').where('id', '=', ids.branch).executeTakeFirstOrThrow()
  const request = await db
    .insertInto('course_requests')
    .values({
      ...{ name, email, phone, course_id: ids.course, course_name: course.name },
      ...{ branch_id: ids.branch, branch_name: branch.name, send_key: `demo-${phone}` },
      ...{ created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeContactEvent(contextAt(world, at), {
    ...{ form: 'course-request', entity: 'course_requests', id: request.id, at, name },
    phones: [{ value: phone }],
    emails: [{ value: email }],
    wants: course.name,
    branchId: ids.branch,
    source: { page: `/${family.branch}/courses/${family.course}`, ...family.source },
  })
  const { family_id } = await db
    .selectFrom('family_touches')
    .select('family_id')
    .where('entity', '=', 'course_requests')
    .where('entity_id', '=', request.id)
    .executeTakeFirstOrThrow()
  await addTalk(world, family, family_id, ids.counsellor)
}

const addTalk = async ({ db, now }: World, family: DemoFamily, id: number, counsellor: number) => {
  const { state, said, next } = family
  const spoke = said ? later(now, -hours(said.hours_ago)) : null
  if (said && spoke)
    await db
      .insertInto('family_events')
      .values({
        ...{ family_id: id, kind: 'call', at: spoke, by_id: counsellor, text: said.text },
        ...{ details: { result: 'spoke', next_at: null }, key: null },
      })
      .execute()
  if (next)
    await db
      .insertInto('follow_ups')
      .values({
        ...{ family_id: id, owner_id: counsellor, kind: next.kind ?? 'call', what: next.what },
        ...{
          due_at: later(now, hours(next.in_hours)),
          done_at: null,
          done_by: null,
          created_at: spoke ?? now,
          key: null,
        },
      })
      .execute()
  if (state)
    await db
      .updateTable('families')
      .set({ state, state_at: spoke ?? now, due_at: null, answered_at: spoke, owner_id: counsellor, owned_at: spoke })
      .where('id', '=', id)
      .execute()
  await refreshFamily(db, id)
}

/** Families the demo's counsellor works with, one of them one digit away from another. */
export const addFamilies = async (world: World): Promise<void> => {
  const course = await idsOf(world, 'courses')
  const branch = await idsOf(world, 'branches')
  const counsellor = required(
    await world.db.selectFrom('users').select('id').where('role', '=', 'counsellor').executeTakeFirst(),
    'a counsellor',
  )
  for (const family of world.content.families)
    await addOne(world, family, {
      course: course(family.course),
      branch: branch(family.branch),
      counsellor: counsellor.id,
    })
}
