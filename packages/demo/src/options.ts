import type { Instant } from '@northlight/contract/dates'
import type { OptionLists } from '@northlight/contract/options'
import type { Db } from '@northlight/db/database'
import { entries, usualLists } from '@northlight/db/seed/option-lists'

/** What the forms of the demo institute offer, in the order in which it is shown. */
export const demoOptions: OptionLists = {
  ...usualLists,
  scholar_campuses: entries(
    { value: 'Bengaluru', branch: 'bengaluru', for: ['Day Scholar'] },
    { value: 'Mysuru', branch: 'mysuru', for: ['Day Scholar', 'Residential'] },
    { value: 'Hubballi', branch: 'hubballi', for: ['Day Scholar'] },
    { value: 'Mangaluru', branch: 'mangaluru', for: ['Day Scholar', 'Residential'] },
  ),
  admission_centres: entries(
    { value: 'Bengaluru, day scholar', branch: 'bengaluru', kind: 'Day Scholar', for: ['puc', 'class-8-9-10'] },
    { value: 'Mysuru, day scholar', branch: 'mysuru', kind: 'Day Scholar', for: ['puc', 'class-8-9-10'] },
    { value: 'Mysuru, residential', branch: 'mysuru', kind: 'Residential', for: ['puc'] },
    { value: 'Hubballi, day scholar', branch: 'hubballi', kind: 'Day Scholar', for: ['puc', 'class-8-9-10'] },
    { value: 'Mangaluru, day scholar', branch: 'mangaluru', kind: 'Day Scholar', for: ['puc', 'class-8-9-10'] },
    { value: 'Mangaluru, residential', branch: 'mangaluru', kind: 'Residential', for: ['puc'] },
    { value: 'Live online', branch: 'bengaluru', kind: 'Online', for: ['puc', 'class-8-9-10'] },
  ),
  batches: entries(
    { value: 'Board', for: ['class-8-9-10'], classes: ['10'], courses: ['class-10-boards-and-foundation'] },
    {
      value: 'Foundation',
      for: ['class-8-9-10'],
      classes: ['8', '9'],
      courses: ['foundation-evenings', 'online-foundation'],
    },
    {
      value: 'Board and foundation',
      for: ['class-8-9-10'],
      classes: ['10'],
      courses: ['class-10-boards-and-foundation', 'online-foundation'],
    },
    {
      value: 'Weekend',
      for: ['class-8-9-10'],
      classes: ['8', '9', '10'],
      courses: ['weekend-problem-circle', 'olympiad-preparation'],
    },
    {
      value: 'Two-year full-time, day scholar',
      for: ['puc'],
      classes: ['PU I'],
      courses: ['two-year-integrated-jee', 'two-year-integrated-neet'],
    },
    {
      value: 'Two-year full-time, residential',
      for: ['puc'],
      classes: ['PU I'],
      courses: ['two-year-residential-jee', 'two-year-residential-neet'],
    },
    { value: 'JEE evening, live online', for: ['puc'], classes: ['PU I', 'PU II'], courses: ['live-evening-batch'] },
    { value: 'NEET evening, live online', for: ['puc'], classes: ['PU I', 'PU II'], courses: ['live-evening-batch'] },
    { value: 'Boards and KCET, afternoons', for: ['puc'], classes: ['PU I', 'PU II'], courses: ['boards-and-kcet'] },
  ),
  programmes: entries(
    { value: 'Two-Year Integrated, JEE', classes: ['10th'], courses: ['two-year-integrated-jee'] },
    { value: 'Two-Year Integrated, NEET', classes: ['10th'], courses: ['two-year-integrated-neet'] },
    { value: 'Two-Year Residential, JEE', classes: ['10th'], courses: ['two-year-residential-jee'] },
    { value: 'Two-Year Residential, NEET', classes: ['10th'], courses: ['two-year-residential-neet'] },
    { value: 'Boards and KCET', classes: ['10th'], courses: ['boards-and-kcet'] },
    { value: 'Class 10 Boards and Foundation', classes: ['9th'], courses: ['class-10-boards-and-foundation'] },
    { value: 'Foundation Evenings, Class 9', classes: ['8th'], courses: ['foundation-evenings'] },
    { value: 'Foundation Evenings, Class 8', classes: ['7th'], courses: ['foundation-evenings'] },
    { value: 'Not decided yet', classes: ['7th', '8th', '9th', '10th'], courses: [] },
  ),
  exam_centres: entries('Bengaluru campus', 'Mysuru campus', 'Hubballi campus', 'Mangaluru campus', 'Online, at home'),
}

/** The demo institute's own lists, in place of the neutral ones. */
export const writeOptions = (db: Db, now: Instant) =>
  db.updateTable('settings').set({ value: demoOptions, updated_at: now }).where('key', '=', 'options').execute()
