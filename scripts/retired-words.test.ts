import { expect, test } from 'vitest'
import { retiredIn } from './retired-words.ts'

test.for([
  ["const a = 'Please ring us.'", 'call'],
  ['const a = `Write to us, or ring us on the number below.`', 'call'],
  ["const a = 'See the sittings'", 'test date'],
  ["const a = 'Go on'", 'Continue'],
  ['<button>Let go</button>', 'Clear selection'],
  ['<p>The fee comes back in full.</p>', 'is refunded'],
  ['const a = "Enter your father\'s name."', 'a curved apostrophe (’)'],
] as const)('%s is found, with what to write instead', ([source, instead]) => {
  expect(retiredIn(source, 'a.tsx')).toEqual([expect.stringContaining(`write: ${instead}`)])
})

test.for([
  ['a comment', '// ring us\nconst a = 1 /* the sitting */'],
  ['a name in code', "import { sittings } from './sittings.ts'"],
  ['a key of a table', "db.selectFrom('sittings').where('sittings.id', '=', id)"],
  ['a word that is part of another', "const a = 'Bring us your questions and go on asking.'"],
  ['an address', "const a = 'https://example.org/take-out'"],
] as const)('%s is left alone', ([, source]) => {
  expect(retiredIn(source, 'a.ts')).toEqual([])
})

test('a finding names the line', () => {
  expect(retiredIn("\n\nconst a = 'Oops! An error occured'", 'a.ts')).toEqual([
    'a.ts:3 says “occured”; write: occurred',
  ])
  expect(retiredIn('# Fees\n\nThe fee comes back.\n', 'fees.md')).toEqual([
    'fees.md:3 says “fee comes back”; write: is refunded',
  ])
})
