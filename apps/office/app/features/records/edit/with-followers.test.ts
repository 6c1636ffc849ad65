import { articles } from '@northlight/contract/office/resources/articles'
import { expect, test } from 'vitest'
import { withFollowers } from './form-pane.tsx'

const typed = (values: object, live: object | null = null) =>
  withFollowers(articles, { live: live as Record<string, unknown> | null }, { ...values }, { name: 'Reading twice' })

test('the heading repeats the title while it is typed, and no longer once it was typed by hand', () => {
  const both = { name: 'Reading twice', heading: 'Reading twice' }
  expect(typed({ name: null, heading: null })).toEqual(both)
  expect(typed({ name: 'Reading twic', heading: 'Reading twic' })).toEqual(both)
  expect(typed({ name: 'Reading twic', heading: 'Why marks are lost' })).toEqual({ name: 'Reading twice' })
  const heading = { heading: 'By hand' }
  expect(withFollowers(articles, { live: null }, both, heading)).toEqual(heading)
})

test('what visitors read is not changed by typing elsewhere', () => {
  expect(typed({ name: 'Old', heading: 'Old' }, { name: 'Old' })).toEqual({ name: 'Reading twice' })
})
