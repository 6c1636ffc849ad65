import { settingsRecords } from '@northlight/contract/settings'
import { settingsInput } from '@northlight/contract/settings-input'
import { describe, expect, test } from 'vitest'
import { optionFields } from './option-fields.ts'
import {
  changedFields,
  errorAt,
  type SettingsField,
  type SettingsPage,
  settingsPages,
  valueAt,
  withValue,
} from './settings-pages.ts'

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

describe('what is refused in a field is told in a sentence of its own', () => {
  const whole = { phones: ['', ''], phone_labels: ['', ''], socials: {} }
  const none = 'no sentence'
  const told = (record: SettingsPage['record'], path: SettingsField['path'], value: unknown): string[] => {
    const given = withValue(whole, path, value) as Record<string, unknown>
    const read = settingsInput[record]?.safeParse({ [path[0] ?? '']: given[path[0] ?? ''] }, { error: () => none })
    if (!read) return [none]
    // What stands around the field is empty here and may be told of, too.
    const own = read.error?.issues.filter((issue) => path.every((key, at) => issue.path[at] === key))
    return own?.map(({ message }) => message) ?? []
  }
  const wrong = [undefined, null, '', 'x'.repeat(501), 'maps', 'youtube.com/x', -1, 1.5, 1e12, true, {}, [], ['x'], [7]]
  const fields = settingsPages.flatMap(({ record, fields }) => fields.map(({ path }) => ({ record, path })))
  test.each(fields)('$record $path', ({ record, path }) => {
    const sentences = wrong.flatMap((value) => told(record, path, value))
    expect(sentences).not.toContain(none)
    expect(sentences).not.toEqual([])
  })

  const address = 'Write the whole address, beginning with https://.'
  const long = 'Use no more than 500 characters.'
  test.each<[SettingsPage['record'], SettingsField['path'], unknown, string[]]>([
    ['institute', ['map_url'], 'maps', [address]],
    ['institute', ['map_url'], 'https://maps.example.com/a', []],
    ['institute', ['map_url'], '', []],
    ['institute', ['socials', 'youtube'], 'youtube.com/x', [address]],
    ['institute', ['address'], 'x'.repeat(501), [long]],
    ['institute', ['tagline'], 'x'.repeat(501), [long]],
    ['institute', ['founded'], null, []],
    ['institute', ['founded'], 98, ['Write the year in four digits, such as 1998, or leave it empty.']],
    ['billing', ['two_signatures_rupees'], null, ['Write a sum in whole rupees, 0 to 10,00,00,000.']],
    ['billing', ['two_signatures_rupees'], 0, []],
    ['access', ['campus_networks'], ['203.0.113'], ['Write a network like 203.0.113.0/24.']],
    ['access', ['campus_networks'], ['203.0.113.0/24', '2001:db8::/32'], []],
  ])('%s %j is told %#', (record, path, value, sentences) => expect(told(record, path, value)).toEqual(sentences))
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
