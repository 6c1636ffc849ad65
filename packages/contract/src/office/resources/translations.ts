import { choice, text } from '../field-kinds.ts'
import { needs, oneTranslation, promises, ruleText, sameNames } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

/** Texts of the institute in the other languages of the site; they may also replace what the catalogue says. */
export const translations = resource({
  name: 'translations',
  table: 'translations',
  words: ['translation', 'translations'],
  group: 'institute',
  title: 'source',
  fields: {
    language: choice('language', ['kn', 'hi'], { hint: 'kn is Kannada, hi is Hindi.' }),
    source: text('English text', {
      max: 3000,
      hint: 'Word for word as it stands on the English page. Spaces and line breaks do not matter.',
    }),
    said: text('translation', { max: 3000, hint: 'Keep names in braces, such as {seats}, as they are.' }),
  },
  list: {
    columns: ['source', 'said', 'language'],
    filters: ['search', 'language'],
    sorts: ['source', 'updated_at'],
    first: 'source',
    search: ['said'],
  },
  life: 'plain',
  needsAtOnce: ['language', 'source', 'said'],
  gate: [
    needs('language', 'source', 'said'),
    sameNames('source', 'said'),
    ruleText('source', false),
    oneTranslation,
    promises,
  ],
  acts: contentActs,
  example: { language: 'kn', source: 'Visit us.', said: 'ನಮ್ಮನ್ನು ಭೇಟಿ ಮಾಡಿ.' },
})
