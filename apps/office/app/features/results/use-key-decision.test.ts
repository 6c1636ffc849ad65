import { expect, test } from 'vitest'
import { type KeyMatter, keyChoices, optionsFor } from './use-key-decision.ts'

const matter = (right: string[], is_dropped = false) =>
  ({ key: { right, is_dropped }, question: { options: ['A', 'B', 'C', 'D'] } }) as KeyMatter

test('of a withdrawn question nothing is offered that would count as well', () => {
  expect(keyChoices(matter(['A']))).toEqual(['stays', 'also_right', 'replaced', 'dropped'])
  expect(keyChoices(matter(['A'], true))).toEqual(['stays', 'replaced', 'dropped'])
})

test.for([
  ['also_right', ['A'], false, ['B', 'C', 'D']],
  ['also_right', ['A', 'B'], false, ['C', 'D']],
  ['replaced', ['A'], false, ['B', 'C', 'D']],
  ['replaced', ['A', 'B'], false, ['A', 'B', 'C', 'D']],
  ['replaced', ['A'], true, ['A', 'B', 'C', 'D']],
] as const)('%s of the key %o, withdrawn: %s, offers %o', ([choice, right, isDropped, offered]) => {
  expect(optionsFor(choice, matter([...right], isDropped))).toEqual(offered)
})
