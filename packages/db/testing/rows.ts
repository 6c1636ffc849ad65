import type { Insertable } from 'kysely'
import type { Tables } from '../src/tables.ts'

/** A moment that tests share where the moment does not matter. */
export const moment = '2026-11-15T02:11:10.123Z'

export const aUser = (over: Partial<Insertable<Tables['users']>> = {}): Insertable<Tables['users']> => ({
  name: 'Asha Rao',
  email: 'asha@example.test',
  role: 'student',
  created_at: moment,
  updated_at: moment,
  ...over,
})

export const aBranch = (over: Partial<Insertable<Tables['branches']>> = {}): Insertable<Tables['branches']> => ({
  name: 'Hilltop',
  slug: 'hilltop',
  city: 'Hilltop',
  modes: ['Day Scholar'],
  created_at: moment,
  updated_at: moment,
  ...over,
})

export const aCourse = (over: Partial<Insertable<Tables['courses']>> = {}): Insertable<Tables['courses']> => ({
  name: 'Evening course',
  slug: 'evening-course',
  class: 'Online',
  description: '<p>Text</p>',
  description_text: 'Text',
  created_at: moment,
  updated_at: moment,
  ...over,
})

export const aJob = (over: Partial<Insertable<Tables['jobs']>> = {}): Insertable<Tables['jobs']> => ({
  name: 'test.do-nothing',
  payload: {},
  state: 'ready',
  run_at: moment,
  max_attempts: 5,
  created_at: moment,
  ...over,
})
