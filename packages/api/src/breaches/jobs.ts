import { shownDate, shownTime } from '@northlight/contract/dates'
import { z } from 'zod'
import { inTransaction } from '../kernel/context.ts'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { officeAddress, sendMail } from '../mails/service.ts'
import { touchedBy } from './touched.ts'

/** Looks for everybody who is touched, and writes them down; run twice it finds the same. */
export const findTouched = defineJob(
  'breaches.find-touched',
  z.object({ breach_id: z.number().int() }),
  async (ctx, { breach_id }) => {
    const breach = await ctx.db.selectFrom('breaches').selectAll().where('id', '=', breach_id).executeTakeFirst()
    if (!breach || breach.found_at !== null) return
    const touched = await touchedBy(ctx, breach)
    await inTransaction(ctx, async ({ db }) => {
      for (let at = 0; at < touched.length; at += 500)
        await db
          .insertInto('breach_persons')
          .values(touched.slice(at, at + 500).map((one) => ({ ...one, breach_id, created_at: ctx.now() })))
          .onConflict((conflict) => conflict.columns(['breach_id', 'email', 'name']).doNothing())
          .execute()
      await db.updateTable('breaches').set({ found_at: ctx.now() }).where('id', '=', breach_id).execute()
    })
  },
  'chores',
)

/** One letter, in the language of the person; the words of the institute in English where it wrote no others. */
export const sendBreachLetter = defineJob(
  'breaches.send-letter',
  z.object({ person_id: z.number().int() }),
  async (ctx, { person_id }) => {
    const found = await ctx.db
      .selectFrom('breach_persons')
      .innerJoin('breaches', 'breaches.id', 'breach_persons.breach_id')
      .select(['breach_persons.id', 'breach_persons.user_id', 'name', 'email', 'is_parent', 'language'])
      .select(['breaches.letter', 'breaches.agreed_at', 'breaches.from_at', 'breaches.to_at'])
      .where('breach_persons.id', '=', person_id)
      .executeTakeFirst()
    // The person may have gone since, and nobody is written to before two have agreed.
    if (!found || found.agreed_at === null) return
    await sendMail(ctx, {
      key: `breach:${found.id}`,
      template: 'breach-letter',
      to: found.email,
      about: { table: 'breach_persons', id: found.id, user_id: found.user_id },
      replyTo: await officeAddress(ctx),
      props: {
        name: harmlessName(found.name),
        is_parent: found.is_parent,
        begins: `${shownDate(found.from_at)}, ${shownTime(found.from_at)}`,
        ends: `${shownDate(found.to_at)}, ${shownTime(found.to_at)}`,
        happened: found.letter[found.language] || found.letter.en || '',
        contact: await officeAddress(ctx),
        language: found.language,
      },
    })
  },
)
