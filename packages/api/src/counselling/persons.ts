import { byAddress, byPhone, byUser, either, ofChild, through } from '../families/persons/find.ts'
import type { Found, OfOthers, PersonTable, TableName } from '../families/persons/types.ts'
import { forgetInFamily } from './personal-data.ts'

const byContact = (found: Found) => through('id', 'family_contacts', found, 'family_id')

/** By the account or a confirmed address; a number is confirmed by nobody, so it takes the name of the child as well. */
const proved = either(through('id', 'family_accounts', byUser(), 'family_id'), byContact(byAddress('value')))
const found = either(proved, ofChild(byContact(byPhone('value'))))

const part = (table: TableName, title: string, columns: string[], ofOthers: OfOthers[] = []): PersonTable => ({
  domain: 'family',
  table,
  found: through('family_id', 'families', found),
  proved: through('family_id', 'families', proved),
  shown: { title, columns },
  ofOthers,
  erased: { with: 'families' },
})

/** What counsellors know of a family, found before the family itself. */
export const counsellingPersons: PersonTable[] = [
  part(
    'family_children',
    'Children our counsellors know of',
    ['name', 'class', 'school', 'created_at'],
    [{ by: ['name'], columns: ['name', 'class', 'school'] }],
  ),
  part('family_touches', 'When you came to us, and from where', [
    ...['form', 'at', 'page', 'source', 'medium', 'campaign', 'referrer', 'landing'],
  ]),
  part('family_events', 'What our counsellors noted', ['kind', 'at', 'text'], [{ columns: ['text'] }]),
  part(
    'follow_ups',
    'What our counsellors have planned',
    ['kind', 'due_at', 'what', 'done_at'],
    [{ columns: ['what'] }],
  ),
  part('family_accounts', 'Accounts of the family', ['created_at']),
  {
    ...part('family_joins', '', []),
    found: through('kept_id', 'families', found),
    proved: undefined,
    shown: { not: 'Which entries were found to be of one family; the entries themselves are in the other parts.' },
  },
  {
    ...part('families_apart', '', []),
    found: through('one_id', 'families', found),
    proved: undefined,
    shown: { not: 'Numbers of two families that are not the same.' },
  },
  part(
    'family_contacts',
    'Numbers and addresses our counsellors have',
    ['kind', 'value', 'whose', 'created_at'],
    [{ by: ['value'], columns: ['value', 'whose'] }],
  ),
  {
    domain: 'family',
    table: 'families',
    found,
    proved,
    shown: {
      title: 'Your family in our counsellors’ list',
      columns: [
        ...['name', 'class', 'school', 'parent_name', 'wants', 'state', 'lost_reason', 'came_at', 'touched_at'],
        ...['first_source', 'first_medium', 'first_campaign', 'last_source', 'last_medium', 'last_campaign'],
      ],
    },
    ofOthers: [
      { by: ['parent_name'], columns: ['parent_name'] },
      { by: ['name'], columns: ['name', 'class', 'school'] },
      { columns: ['wants', 'lost_reason'] },
    ],
    erased: {
      before: (ctx, { id }, person) => forgetInFamily(ctx, id, person),
      set: (ctx) => ({ updated_at: ctx.now() }),
    },
  },
]
