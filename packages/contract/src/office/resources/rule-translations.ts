import { choice, line, text } from '../field-kinds.ts'
import { needs, oneTranslation, promises, ruleText, sameNames } from '../gate-rules.ts'
import { ruleActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

/** Fees, refunds, disclosures and consent in the other languages: an editor prepares and asks, as for the English text. */
export const ruleTranslations = resource({
  name: 'rule-translations',
  table: 'rule_translations',
  words: ['translation of a rule', 'translations of rules'],
  group: 'institute',
  title: 'source',
  fields: {
    language: choice('language', ['kn', 'hi'], { hint: 'kn is Kannada, hi is Hindi.' }),
    source: line('English text', {
      max: 3000,
      hint: 'Word for word as it stands in the fee, the refund rule or the consent. Spaces and line breaks do not matter.',
    }),
    said: text('translation', { max: 5000, hint: 'Keep names in braces, such as {seats}, as they are.' }),
  },
  list: {
    columns: ['source', 'said', 'language'],
    filters: ['search', 'state', 'language', 'gate'],
    sorts: ['source', 'updated_at'],
    first: 'source',
    search: ['said'],
  },
  life: 'publish',
  needsAtOnce: ['language', 'source', 'said'],
  gate: [
    needs('language', 'source', 'said'),
    sameNames('source', 'said'),
    ruleText('source', true),
    oneTranslation,
    promises,
  ],
  acts: ruleActs,
  example: {
    language: 'kn',
    source: 'We write to your child and to you about tests, courses and admission.',
    said: 'ಪರೀಕ್ಷೆ, ಕೋರ್ಸ್ ಮತ್ತು ಪ್ರವೇಶದ ಬಗ್ಗೆ ನಾವು ನಿಮ್ಮ ಮಗುವಿಗೆ ಮತ್ತು ನಿಮಗೆ ಬರೆಯುತ್ತೇವೆ.',
  },
})
