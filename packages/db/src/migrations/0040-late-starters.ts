import { defineMigration } from './define.ts'

export const lateStarters = defineMigration('0040-late-starters', (t) => [
  // Whoever begins shortly before the test closes either ends with it, as before, or keeps the whole time.
  t.addColumn('tests', 'late_start', t.text.startsAt('ends_with_test').oneOf(['ends_with_test', 'keeps_time'])),
])
