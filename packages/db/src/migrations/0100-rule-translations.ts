import { defineMigration } from './define.ts'

export const ruleTranslations = defineMigration('0100-rule-translations', (t) => [
  // What an administrator publishes in English (fees, refunds, disclosures, consent) is published by one in every language.
  t.table('rule_translations', {
    id: t.id,
    language: t.text.oneOf(['kn', 'hi']),
    source: t.text,
    said: t.text,
    is_active: t.flag(false),
    created_at: t.instant,
    updated_at: t.instant,
  }),
  // In which language a text was read, and the very words: a translation may be mended after somebody agreed to it.
  t.addColumn('consents', 'language', t.text.orNull().oneOf(['kn', 'hi'])),
  t.addColumn('consents', 'points_said', t.json.orNull()),
])
