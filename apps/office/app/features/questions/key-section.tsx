import { TextField } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Draft } from './draft.ts'
import { EarnsTable } from './earns-table.tsx'

type Props = {
  draft: Draft
  onChange: (more: Partial<Draft>) => void
  errorOf: (field: string) => string | undefined
}

/** The key as staff write it, and what it gives marks for. */
export const KeySection = ({ draft, onChange, errorOf }: Props) => (
  <Section title="Key">
    <div className="form">
      <div className="form-two">
        <TextField
          label="Key"
          value={draft.key}
          error={errorOf('key')}
          hint="B · A, C · 2.45 to 2.55 · 2.5 ± 0.05 · A-1, B-3; several joined by “or”"
          onChange={(event) => onChange({ key: event.target.value })}
        />
        {draft.type === 'numeric' && (
          <TextField
            label="Decimals asked for"
            inputMode="numeric"
            value={draft.decimals}
            error={errorOf('decimals')}
            onChange={(event) => onChange({ decimals: event.target.value.replaceAll(/\D/g, '').slice(0, 1) })}
          />
        )}
      </div>
      <div>
        <h3>What earns marks</h3>
        <EarnsTable draft={draft} />
      </div>
    </div>
  </Section>
)
