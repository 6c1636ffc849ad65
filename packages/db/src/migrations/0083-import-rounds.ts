import { defineMigration } from './define.ts'

export const importRounds = defineMigration('0083-import-rounds', (t) => [
  // Counts every change of an import: a slow reading, and the job that takes the rows, know whether they are outdated.
  t.addColumn('question_imports', 'round', t.int.startsAt(0)),
  // Passages and pictures that came into being with it, so that they go with it.
  t.addColumn('question_imports', 'made', t.json.orNull()),
  // The newest version of a known code when the row was shown: a later one was written by somebody else.
  t.addColumn('question_import_rows', 'seen_version', t.int.orNull()),
])
