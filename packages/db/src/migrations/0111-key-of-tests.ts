import { defineMigration } from './define.ts'

/** A test that is made twice with the same key, because the first answer was lost, is one test. */
export const keyOfTests = defineMigration('0111-key-of-tests', (t) => [
  t.addColumn('tests', 'made_key', t.text.orNull()),
  // Of two requests at once the second finds what the first made.
  t.index('tests_made_key_unique', 'tests', ['made_key'], { unique: true, where: 'made_key is not null' }),
])
