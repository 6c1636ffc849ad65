import { expect, test } from 'vitest'
import { z } from 'zod'
import { cellNumber, readCsv, readJson, readMarkdownFolder } from './read.ts'

test('a mistake in a content file is said with the file and the field', () => {
  const hours = z.object({ opening_hours: z.array(z.object({ days: z.number() })) })
  expect(() => readJson('branches.json', z.array(hours))).toThrow(
    'packages/demo/content/branches.json cannot be read. [0].opening_hours[0].days: Invalid input: expected number',
  )
  const redirect = z.object({ from_path: z.string(), to_path: cellNumber })
  expect(() => readCsv('redirects.csv', redirect)).toThrow(
    'packages/demo/content/redirects.csv, row 1 cannot be read. to_path: This is not a number.',
  )
  const legal = z.object({ heading: z.string(), lawyer: z.string() })
  expect(() => readMarkdownFolder('legal', legal)).toThrow(
    'packages/demo/content/legal/accessibility-statement.md cannot be read. lawyer: Invalid input: expected string',
  )
})

test('a field that no schema knows is a mistake too', () => {
  const [first] = readCsv('redirects.csv', z.record(z.string(), z.string()))
  expect(first).toEqual({ from_path: '/achievers/nstse', to_path: '/achievers/olympiads', status: '301' })
  expect(() => readCsv('redirects.csv', z.strictObject({ from_path: z.string(), to_path: z.string() }))).toThrow(
    'row 1 cannot be read. the whole: Unrecognized key: "status"',
  )
})
