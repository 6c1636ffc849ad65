import { defineMigration } from './define.ts'

export const importProgress = defineMigration('0070-import-progress', (t) => [
  // Questions are put into the bank by a job, which waits for running tests; the screen shows how far it is.
  ...t.changeOneOf('question_imports', 'state', ['reading', 'ready', 'failed', 'applying', 'applied', 'undone']),
])
