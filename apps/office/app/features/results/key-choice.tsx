import { sentenceOf } from '../../platform/api/client.ts'
import { Radio } from '../../ui/check.tsx'
import { TextField } from '../../ui/field.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { type KeyChoice, type KeyDecision, type KeyMatter, keyChoices, optionsFor } from './use-key-decision.ts'

const hints = { single: 'B', multiple: 'A,C', numeric: '2.5 · 2.45 to 2.55 · 2.5 ± 0.05', matching: 'A-1,B-3,C-2' }

const wordsOf = (choice: KeyChoice, now: string, key: string) =>
  ({
    stays: `The key stays ${now}`,
    also_right: `${key || 'Another answer'} counts as well as ${now}`,
    replaced: `The key becomes ${key || 'another one'}`,
    dropped: 'The question is withdrawn',
  })[choice]

/** What becomes of the key: beside the question, so that both are seen at once. */
export function KeyChoices({ challenge, decision }: { challenge: KeyMatter; decision: KeyDecision }) {
  const { choice, choose, key, setKey, needsKey, error } = decision
  const { type } = challenge.question
  const isOneOf = type === 'single'
  return (
    <Section title="Decision">
      <fieldset className="choices">
        <legend className="sr-only">What becomes of the key</legend>
        {keyChoices(challenge).map((name) => (
          <Radio key={name} name="choice" checked={choice === name} onChange={() => choose(name)}>
            {wordsOf(name, challenge.key.text, name === choice ? key.trim() : '')}
          </Radio>
        ))}
      </fieldset>
      {needsKey && isOneOf && (
        <FilterBar
          label="Which answer"
          value={key}
          onChange={setKey}
          options={optionsFor(choice, challenge).map((name) => [name, name] as const)}
        />
      )}
      {needsKey && !isOneOf && (
        <TextField
          label={choice === 'also_right' ? 'Answer that counts as well' : 'New key'}
          value={key}
          onChange={(event) => setKey(event.target.value)}
          error={error ? sentenceOf(error) : undefined}
          hint={hints[type]}
        />
      )}
      {error && (isOneOf || !needsKey) && <Note tone="bad">{sentenceOf(error)}</Note>}
    </Section>
  )
}
