import { defineMigration } from './define.ts'

export const savedBy = defineMigration('0017-saved-by', (t) => [
  // Which process stored the last steps. It alone knows all their numbers without reading them again.
  t.addColumn('attempts', 'saved_by', t.text.orNull()),
])
