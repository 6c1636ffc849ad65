import { undoUntil } from '../joins/join-into.ts'
import { mostEntries, plain, type TimelineSource } from './source.ts'

const how: Record<string, string> = {
  phone: 'Joined by the same number',
  email: 'Joined by the same e-mail address',
  account: 'Joined by the same account',
  'by-hand': 'Joined by hand',
}

/** What was joined and can be undone. */
export const joinSource: TimelineSource = async ({ db, now }, { familyId }) => {
  const joins = await db
    .selectFrom('family_joins')
    .innerJoin('families', 'families.id', 'family_joins.gone_id')
    .select(['family_joins.id', 'family_joins.how', 'family_joins.at', 'families.name', 'families.form'])
    .where('family_joins.kept_id', '=', familyId)
    .where('family_joins.undone_at', 'is', null)
    .orderBy('family_joins.at', 'desc')
    .limit(mostEntries)
    .execute()
  return joins.map((join) => ({
    ...plain,
    key: `join:${join.id}`,
    at: join.at,
    kind: 'joined',
    title: `${how[join.how] ?? 'Joined'}: ${join.name}`,
    tab: 'other',
    undo: now() <= undoUntil(join.at) ? { join: join.id, until: undoUntil(join.at) } : null,
  }))
}
