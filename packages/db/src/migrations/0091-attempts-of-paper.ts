import { defineMigration } from './define.ts'

export const attemptsOfPaper = defineMigration('0091-attempts-of-paper', (t) => [
  // Whether anybody has sat a version of a paper is asked for every question that may be practised.
  t.index('attempts_of_paper', 'attempts', ['paper_version_id']),
])
