import { indianDay, later, shownTime } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { z } from 'zod'
import { dayOf } from '../../exams/online-tests/tell-of-opening.ts'
import { tomorrowOf } from '../../exams/online-tests/tell-of-tomorrow.ts'
import { forEachSettled } from '../../kernel/for-each-settled.ts'
import { defineJob, enqueue, type Schedule } from '../../kernel/jobs/define-job.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { type Told, toldAbout } from '../../notices/people.ts'
import { defineNotice, tell } from '../../notices/tell.ts'
import * as queries from '../queries.ts'
import { startOf } from './sittings.ts'

/** From three in the afternoon on, as for other tests. */
const fromHour = 15

/** Seats in a hall of tomorrow. A test at home is enrolled in, and stands among the tests of tomorrow. */
export const tellOfSittings = defineJob('admissions.tell-of-sittings', z.object({}), async (ctx) => {
  const from = tomorrowOf(ctx.now())
  if (ctx.now() < later(from, -hours(24 - fromHour))) return
  const day = indianDay(from)
  const rows = await ctx.db
    .selectFrom('registrations')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .select('registrations.id')
    .where('registrations.state', 'in', ['paid', 'hall-ticket-issued'])
    .where('registrations.seat', '=', 'taken')
    .where('sittings.sits_on', '=', day)
    .where('sittings.mode', '!=', 'ONLINE')
    .execute()
  for (const { id } of rows) await enqueue(ctx, tellOfSitting, { id, day }, { key: `sitting-tomorrow:${id}:${day}` })
})

export const tellOfSitting = defineNotice(
  'admissions.tell-of-sitting',
  z.object({ id: z.number().int(), day: z.iso.date() }),
  async (ctx, { id, day }) => {
    const row = await queries.registrationById(ctx.db, id)
    if (row?.seat !== 'taken' || !['paid', 'hall-ticket-issued'].includes(row.state)) return
    const sitting = await queries.sittingById(ctx.db, row.sitting_id)
    // Moved meanwhile, or told so late that it is no longer the day before.
    if (sitting.sits_on !== day || indianDay(tomorrowOf(ctx.now())) !== day) return
    const people = row.user_id === null ? null : await toldAbout(ctx, row.user_id)
    const { user_id, email, language: written } = row
    const own: Told = { user_id, email, name: row.name, as: 'student', link: null, language: written }
    const starts = startOf(sitting)
    const name = harmlessName(row.name)
    await forEachSettled(people?.told ?? [own], async (to) => {
      const { language, say, stored } = await speakerFor(ctx, to.user_id, to.language)
      const title = say('Aptitude test, {centre}', { centre: stored(sitting.centre) })
      await tell(ctx, to, {
        kind: 'test-tomorrow',
        key: `sitting-tomorrow:${id}:${day}`,
        about: { table: 'registrations', id, user_id: row.user_id },
        mail: {
          template: 'test-tomorrow',
          props: {
            name: harmlessName(to.name),
            student_name: to.as === 'parent' ? name : null,
            test_name: title,
            day: dayOf(starts, language),
            opens: sitting.slot,
            begin_by: null,
            url: `${ctx.services.siteUrl}/admission/application`,
            language,
          },
        },
        short: say('Tomorrow: {test}, {time}. Bring the hall ticket and a card with a photograph.', {
          test: title,
          time: shownTime(starts),
        }),
        path: '/admission/application',
      })
    })
  },
)

export const sittingSchedules: Schedule[] = [{ job: tellOfSittings, every: hours(1) }]
