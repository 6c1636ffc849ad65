import type { Instant } from '@northlight/contract/dates'
import type { OptionLists } from '@northlight/contract/options'
import type { Db } from '../../database.ts'
import { entries, usualLists } from '../option-lists.ts'

/** What the forms offer until the institute has written its own lists. */
export const neutralOptions: OptionLists = {
  ...usualLists,
  scholar_campuses: entries({ value: 'Main campus', for: ['Day Scholar', 'Residential'] }),
  admission_centres: entries(
    { value: 'Main campus, day scholar', kind: 'Day Scholar', for: ['puc', 'class-8-9-10'] },
    { value: 'Main campus, residential', kind: 'Residential', for: ['puc'] },
    { value: 'Live online', kind: 'Online', for: ['puc', 'class-8-9-10'] },
  ),
  batches: entries(
    { value: 'Board', for: ['class-8-9-10'] },
    { value: 'Foundation', for: ['class-8-9-10'] },
    { value: 'Board and foundation', for: ['class-8-9-10'] },
    { value: 'Weekend', for: ['class-8-9-10'] },
    { value: 'Two-year full-time, day scholar', for: ['puc'] },
    { value: 'Two-year full-time, residential', for: ['puc'] },
    { value: 'JEE evening', for: ['puc'] },
    { value: 'NEET evening', for: ['puc'] },
  ),
  programmes: entries('Not decided yet'),
  exam_centres: entries('Main campus', 'Online, at home'),
}

export const addOptions = (db: Db, now: Instant) =>
  db.insertInto('settings').values({ key: 'options', value: neutralOptions, updated_at: now }).execute()
