import { expect, test } from 'vitest'
import type { Key } from './keys.ts'
import { sameKey } from './same-key.ts'

const cases: [string, Key, Key, boolean][] = [
  ['the same option twice', { type: 'single', right: ['A', 'B'] }, { type: 'single', right: ['B', 'A', 'A'] }, true],
  ['another option', { type: 'single', right: ['A'] }, { type: 'single', right: ['B'] }, false],
  ['an option more', { type: 'single', right: ['A'] }, { type: 'single', right: ['A', 'B'] }, false],
  ['withdrawn', { type: 'single', right: ['A'] }, { type: 'single', right: ['A'], dropped: true }, false],
  ['not withdrawn, said', { type: 'single', right: ['A'] }, { type: 'single', right: ['A'], dropped: false }, true],
  [
    'options in another order, and a way twice',
    { type: 'multiple', right: ['A', 'C'], or: [['B', 'C']] },
    {
      type: 'multiple',
      right: ['C', 'B'],
      or: [
        ['C', 'A'],
        ['B', 'C'],
      ],
    },
    true,
  ],
  ['ways apart', { type: 'multiple', right: ['A', 'B'] }, { type: 'multiple', right: ['A'], or: [['B']] }, false],
  [
    'a tolerance of nothing',
    { type: 'numeric', accept: [{ value: '2' }] },
    { type: 'numeric', accept: [{ value: '2', tolerance: '0' }] },
    true,
  ],
  [
    'a wider range',
    { type: 'numeric', accept: [{ from: '2', to: '3' }] },
    { type: 'numeric', accept: [{ from: '2', to: '4' }] },
    false,
  ],
  [
    'pairs in another order',
    { type: 'matching', pairs: { A: '1', B: '2' } },
    { type: 'matching', pairs: { B: '2', A: '1' }, or: [{ A: '1', B: '2' }] },
    true,
  ],
  ['other pairs', { type: 'matching', pairs: { A: '1' } }, { type: 'matching', pairs: { A: '2' } }, false],
  ['another kind', { type: 'single', right: ['A'] }, { type: 'multiple', right: ['A'] }, false],
]

test.for(cases)('two keys are compared by what they accept: %s', ([, a, b, same]) => {
  expect(sameKey(a, b)).toBe(same)
  expect(sameKey(b, a)).toBe(same)
})
