import type { InputOf } from '@northlight/contract/endpoint'
import type * as contract from '@northlight/contract/office/breaches'
import type { Language } from '@northlight/contract/words/languages'
import { fold } from '@northlight/db/search'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail, invalid } from '../kernel/errors.ts'
import { enqueue } from '../kernel/jobs/define-job.ts'
import { allow } from '../kernel/policy.ts'
import { actorId, signedIn } from '../kernel/signed-in.ts'
import { findTouched, sendBreachLetter } from './jobs.ts'
import { leakable } from './touched.ts'

type Recorded = InputOf<typeof contract.recordBreach>

/** What leaked, by the number under which it is kept; what is not there is said. */
const subjectOf = async (ctx: Ctx, { kind, subject }: Recorded): Promise<string> => {
  const refuse = (words: string) => invalid({ subject: [words] })
  if (kind === 'table')
    return leakable(ctx).some(({ name }) => name === subject) ? subject : refuse('Choose one of the tables.')
  if (kind === 'file') {
    if (!/^\d{1,15}$/.test(subject)) return refuse('Give the number of the file, as it stands in its address.')
    const file = await ctx.db
      .selectFrom('private_files')
      .select('id')
      .where('id', '=', Number(subject))
      .executeTakeFirst()
    return file ? String(file.id) : refuse('There is no file with this number.')
  }
  const user = await ctx.db
    .selectFrom('users')
    .select('id')
    .where((where) => where(fold(where.ref('email')), '=', fold(where.val(subject))))
    .executeTakeFirst()
  return user ? String(user.id) : refuse('No account has this e-mail address.')
}

/** From here on the 72 hours run. Sent twice with one key, it is recorded once. */
export const recordBreach = (ctx: Ctx, input: Recorded): Promise<number> => {
  allow(ctx, 'breaches.write')
  return inTransaction(ctx, async (ctx) => {
    const { key, what, kind, from_at, to_at } = input
    const subject = await subjectOf(ctx, input)
    const made = await ctx.db
      .insertInto('breaches')
      .values({
        ...{ key, what, kind, subject, from_at, to_at, letter: {}, created_at: ctx.now(), created_by: actorId(ctx) },
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) {
      const { id } = await ctx.db.selectFrom('breaches').select('id').where('key', '=', key).executeTakeFirstOrThrow()
      return id
    }
    await enqueue(ctx, findTouched, { breach_id: made.id })
    const details = { kind, ...(kind === 'table' && { table: subject }) }
    await audit(ctx, { action: 'breaches.record', entity: 'breaches', id: made.id, details })
    return made.id
  })
}

const held = async (ctx: Ctx, id: number) =>
  (await ctx.db
    .selectFrom('breaches')
    .selectAll()
    .where('id', '=', id)
    .$if(ctx.services.database.engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()) ?? fail('not_found')

/** A changed letter is asked for anew: anyone who agrees has read what goes out. */
export const saveLetter = (ctx: Ctx, id: number, letter: Partial<Record<Language, string>>): Promise<void> => {
  allow(ctx, 'breaches.write')
  return inTransaction(ctx, async (ctx) => {
    const breach = await held(ctx, id)
    if (breach.agreed_at !== null) fail('conflict', 'The letters were sent. Write to people again with a new record.')
    await ctx.db.updateTable('breaches').set({ letter, asked_at: null, asked_by: null }).where('id', '=', id).execute()
    await audit(ctx, {
      action: 'breaches.write-letter',
      entity: 'breaches',
      id,
      details: { languages: Object.keys(letter) },
    })
  })
}

export const askLetters = (ctx: Ctx, id: number): Promise<void> => {
  allow(ctx, 'breaches.write')
  return inTransaction(ctx, async (ctx) => {
    const breach = await held(ctx, id)
    if (breach.agreed_at !== null) fail('conflict', 'The letters were sent.')
    if (breach.found_at === null)
      fail('conflict', 'The people who are touched are still looked for. Ask again in a minute.')
    if (!breach.letter.en) fail('conflict', 'Write the letter first.')
    await ctx.db
      .updateTable('breaches')
      .set({ asked_at: ctx.now(), asked_by: actorId(ctx) })
      .where('id', '=', id)
      .execute()
    await audit(ctx, { action: 'breaches.ask-letters', entity: 'breaches', id })
  })
}

/** The second administrator. Of two who agree at once one comes second and hears that the letters were sent. */
export const agreeLetters = (ctx: Ctx, id: number): Promise<number> => {
  allow(ctx, 'breaches.write')
  return inTransaction(ctx, async (ctx) => {
    const breach = await held(ctx, id)
    if (breach.agreed_at !== null) return fail('conflict', 'The letters were sent.')
    if (breach.asked_at === null) return fail('conflict', 'Nobody has asked for the letters.')
    if (breach.asked_by === signedIn(ctx).id)
      return fail('conflict', 'You asked for these letters. Another administrator agrees to them.')
    await ctx.db
      .updateTable('breaches')
      .set({ agreed_at: ctx.now(), agreed_by: actorId(ctx) })
      .where('id', '=', id)
      .execute()
    const persons = await ctx.db
      .selectFrom('breach_persons')
      .select('id')
      .where('breach_id', '=', id)
      .orderBy('id')
      .execute()
    for (const person of persons)
      await enqueue(ctx, sendBreachLetter, { person_id: person.id }, { key: `breach-letter:${person.id}` })
    await ctx.db
      .insertInto('breach_notes')
      .values({
        breach_id: id,
        told: 'families',
        told_at: ctx.now(),
        words: `Letters to ${persons.length} ${persons.length === 1 ? 'address' : 'addresses'}.`,
        created_at: ctx.now(),
        created_by: actorId(ctx),
      })
      .execute()
    await audit(ctx, { action: 'breaches.send-letters', entity: 'breaches', id, details: { letters: persons.length } })
    return persons.length
  })
}

export const noteTold = (ctx: Ctx, id: number, note: InputOf<typeof contract.noteBreach>): Promise<void> => {
  allow(ctx, 'breaches.write')
  return inTransaction(ctx, async (ctx) => {
    const breach = await held(ctx, id)
    const { told, told_at, words } = note
    if (told_at > ctx.now()) invalid({ told_at: ['This moment has not come yet.'] })
    await ctx.db
      .insertInto('breach_notes')
      .values({ breach_id: breach.id, told, told_at, words, created_at: ctx.now(), created_by: actorId(ctx) })
      .execute()
    await audit(ctx, { action: 'breaches.note-told', entity: 'breaches', id, details: { told } })
  })
}
