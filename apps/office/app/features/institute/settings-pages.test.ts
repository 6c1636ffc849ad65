import { settingsRecords } from '@northlight/contract/settings'
import { expect, test } from 'vitest'
import { optionFields } from './option-fields.ts'
import { changedFields, errorAt, settingsPages, valueAt, withValue } from './settings-pages.ts'

test('one value changes and everything around it stays', () => {
  const record = { phones: ['1', '2'], socials: { facebook: 'a', youtube: 'b' }, name: 'N' }
  const changed = withValue(withValue(record, ['phones', 1], '3'), ['socials', 'youtube'], 'c') as typeof record
  expect(changed).toEqual({ phones: ['1', '3'], socials: { facebook: 'a', youtube: 'c' }, name: 'N' })
  expect(record.phones).toEqual(['1', '2'])
  expect(changedFields(record, changed)).toEqual({ phones: ['1', '3'], socials: { facebook: 'a', youtube: 'c' } })
  expect(valueAt(changed, ['socials', 'facebook'])).toBe('a')
})

test('every page speaks of a field that its record has', () => {
  for (const { record, fields } of settingsPages)
    for (const { path } of fields) expect(Object.keys(settingsRecords[record].shape)).toContain(path[0])
})

test('every list of the forms can be edited', () => {
  expect(Object.keys(optionFields).sort()).toEqual(Object.keys(settingsRecords.options.shape).sort())
})

test('the whole sentence stands at its field', () => {
  const errors = { 'phones.1': 'Write a phone number.', 'fields.socials': 'This is missing.' }
  expect(errorAt(errors, { path: ['phones', 1] })).toBe('Write a phone number.')
  expect(errorAt(errors, { path: ['phones', 0] })).toBeUndefined()
  expect(errorAt(errors, { path: ['socials', 'facebook'] })).toBe('This is missing.')
})
