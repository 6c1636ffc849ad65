import { expect, test } from 'vitest'
import { controlRule } from './control-rule.ts'

const check = (source: string, path = 'apps/office/app/screens/a.tsx') => controlRule([{ path, source }])

test.each([
  'export const A = () => <select />',
  'export const A = () => <input type="checkbox" />',
  "export const A = () => <input type='radio' />",
  "export const A = ({ one }) => <input name=\"a\" type={one ? 'radio' : 'checkbox'} />",
])('the office may not draw a control that the kit has: %s', (source) => {
  expect(check(`\n${source}`)).toEqual([
    { file: 'apps/office/app/screens/a.tsx', line: 2, rule: expect.stringContaining('packages/ui/src/kit') },
  ])
})

test.each([
  ['a field of text', 'export const A = () => <input type="date" />'],
  ['the control of the kit', 'export const A = () => <Select />'],
  ['the word in a text of a test', "export const shown = '<select disabled'"],
])('%s is not refused', (_, source) => {
  expect(check(source)).toEqual([])
})

test('the kit itself and the site are free to name the element', () => {
  expect(check('export const A = () => <select />', 'packages/ui/src/kit/select.tsx')).toEqual([])
})
