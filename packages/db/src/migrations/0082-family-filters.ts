import { defineMigration } from './define.ts'

export const familyFilters = defineMigration('0082-family-filters', (t) => [
  // Families by what they want and by a page one of their forms came from, the last to touch us first.
  t.index('families_of_wants', 'families', ['wants', 'touched_at'], { where: 'joined_into is null' }),
  t.index('family_touches_of_page', 'family_touches', ['page', 'family_id'], { where: 'page is not null' }),
])
