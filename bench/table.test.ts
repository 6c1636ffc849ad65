import { expect, test } from 'vitest'
import { tableText } from './table.ts'

test('a table is Markdown that can be read as it stands', () => {
  const text = tableText({
    title: 'Pages',
    head: ['page', 'KB'],
    rows: [
      ['/a|b', '7'],
      ['/long-path', '120'],
    ],
    note: 'Fresh.',
  })
  expect(text).toBe(
    [
      '## Pages',
      '| page       |  KB |',
      '| ---------- | --: |',
      '| /a\\|b       |   7 |',
      '| /long-path | 120 |',
      '',
      'Fresh.',
      '',
    ].join('\n'),
  )
})

test('without rows only the reason stands there', () => {
  expect(tableText({ title: 'Lighthouse', head: ['page'], rows: [], note: 'Not run.' })).toBe(
    '## Lighthouse\n\nNot run.\n',
  )
})
