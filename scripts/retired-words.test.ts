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
  ['// Behind a bad line.', 'connection or network'],
  ['/**\n * It waits until the line\n * is back.\n */', 'connection, online or offline'],
  ['/** Comes while the browser reads the program. */', 'script, module or chunk'],
] as const)('a comment %s is found, with what to write instead', ([source, instead]) => {
  expect(retiredIn(source, 'a.ts')).toEqual([expect.stringMatching(new RegExp(`^a.ts:1 says .+; write: ${instead}$`))])
})

test.for([
  ['a comment that visitors never read', '// ring us\nconst a = 1 /* the sitting */'],
  ['a line of text', '/** A field needs a line of its own: when the line it stood on is gone, so is the field. */'],
  ['another program', '/** As a mail program runs it. */'],
  ['a name in code', "import { sittings } from './sittings.ts'"],
  ['a key of a table', "db.selectFrom('sittings').where('sittings.id', '=', id)"],
  ['a word that is part of another', "const a = 'Bring us your questions and go on asking.'"],
  ['an address', "const a = 'https://example.org/take-out'"],
] as const)('%s is left alone', ([, source]) => {
  expect(retiredIn(source, 'a.ts')).toEqual([])
})

test('a finding names the line', () => {
  expect(retiredIn("\n\nconst a = 'Oops! Another error occured'", 'a.ts')).toEqual([
    'a.ts:3 says “occured”; write: occurred',
  ])
  expect(retiredIn('# Fees\n\nThe fee comes back.\n', 'fees.md')).toEqual([
    'fees.md:3 says “fee comes back”; write: is refunded',
  ])
})

test('§2 and §8: the heading of the error screen is said as its owner gave it, and only that', () => {
  expect(retiredIn("const a = 'Oops! An error occured'", 'a.ts')).toEqual([])
  expect(retiredIn('<h1>Oops! An error occured</h1>', 'a.tsx')).toEqual([])
  expect(retiredIn("const a = 'An error occured'", 'a.ts')).toHaveLength(1)
})
