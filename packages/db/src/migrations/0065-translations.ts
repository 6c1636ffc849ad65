import { defineMigration } from './define.ts'

/**
 * What the institute says in another language for an English text, its own or one of the product. Two rows for one text
 * are no harm: the one written last counts.
 */
export const translations = defineMigration('0065-translations', (t) => [
  t.table('translations', {
    id: t.id,
    language: t.text.oneOf(['kn', 'hi']),
    source: t.text,
    said: t.text,
    created_at: t.instant,
    updated_at: t.instant,
  }),
])
