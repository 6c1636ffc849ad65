import type { Db } from '@northlight/db/database'
import type { Attention, RegistrationState } from '@northlight/db/tables/admissions'
import { searched } from '../../content/paging.ts'

type Filters = { search?: string; state?: RegistrationState; attention?: Attention; sitting?: string }

const searchable = ['number', 'name', 'email', 'father_name', 'father_phone', 'mother_name', 'mother_phone']

export const applications = (db: Db, { search, state, attention, sitting }: Filters) =>
  db
    .selectFrom('registrations')
    .innerJoin('sittings', 'sittings.id', 'registrations.sitting_id')
    .$if(state !== undefined, (query) => query.where('registrations.state', '=', state ?? 'paid'))
    .$if(attention !== undefined, (query) => query.where('registrations.attention', '=', attention ?? 'refund-due'))
    .$if(sitting !== undefined, (query) => query.where('sittings.code', '=', sitting ?? ''))
    .$if(search !== undefined, (query) =>
      query.where(
        searched(
          searchable.map((column) => `registrations.${column}`),
          search ?? '',
        ),
      ),
    )

export const newestFirst = (query: ReturnType<typeof applications>) =>
  query
    .selectAll('registrations')
    .select([
      'sittings.code as sitting_code',
      'sittings.centre as sitting_centre',
      'sittings.mode as sitting_mode',
      'sittings.sits_on as sitting_sits_on',
      'sittings.slot as sitting_slot',
    ])
    .orderBy('registrations.id', 'desc')

export const application = (db: Db, id: number) =>
  newestFirst(applications(db, {})).where('registrations.id', '=', id).executeTakeFirstOrThrow()

export type ApplicationRow = Awaited<ReturnType<typeof application>>
