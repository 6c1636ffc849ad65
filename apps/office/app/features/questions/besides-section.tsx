import { plainOf } from '@northlight/contract/formulas/formula-text'
import { Select } from '@northlight/ui/kit/select.tsx'
import { useState } from 'react'
import { queryClient } from '../../platform/browser-storage/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'
import type { Draft } from './draft.ts'
import { FigureField } from './figure-field.tsx'
import { PassageDialog } from './passage-dialog.tsx'

type Passage = { code: string; version_id: number; opening: string }

type Props = {
  draft: Draft
  isNew: boolean
  passages: Passage[]
  onChange: (more: Partial<Draft>) => void
  errorOf: (field: string) => string | undefined
}

/** The picture, the passage above the question, and for whom it is. */
export function BesidesSection({ draft, isNew, passages, onChange, errorOf }: Props) {
  const [isWriting, setWriting] = useState<'new' | 'version' | null>(null)
  const chosen = draft.passage_version_id
  const written = async (version_id: number) => {
    await queryClient.invalidateQueries({ queryKey: ['question-choices'] })
    onChange({ passage_version_id: version_id })
    setWriting(null)
  }
  return (
    <Section title="Besides">
      <div className="form">
        <FigureField
          figure={draft.figure}
          alt={draft.figure_alt}
          error={errorOf('figure')}
          onChange={(figure, figure_alt) => onChange({ figure, figure_alt })}
        />
        <div className="form-two">
          <FieldFrame label="Passage" id="question-passage" error={errorOf('passage_version_id')}>
            <Select
              id="question-passage"
              value={chosen ?? ''}
              onChange={(event) =>
                onChange({ passage_version_id: event.target.value === '' ? null : Number(event.target.value) })
              }
            >
              <option value="">none</option>
              {passages.map(({ code, version_id, opening }) => (
                <option key={version_id} value={version_id}>
                  {code}: {plainOf(opening).slice(0, 60)}
                </option>
              ))}
              {chosen !== null && !passages.some(({ version_id }) => version_id === chosen) && (
                <option value={chosen}>an earlier version</option>
              )}
            </Select>
            <span className="form-acts">
              <Button small icon="plus" onClick={() => setWriting('new')}>
                Write a passage…
              </Button>
              {chosen !== null && (
                <Button small look="quiet" onClick={() => setWriting('version')}>
                  Change this one…
                </Button>
              )}
            </span>
          </FieldFrame>
          <TextField
            label="Levels"
            hint="Examinations and classes, with commas: jee-main, class-9"
            value={draft.levels}
            onChange={(event) => onChange({ levels: event.target.value })}
          />
          {isNew && (
            <TextField
              label="Code"
              hint="Left empty, the next free one of the subject is taken."
              value={draft.code}
              error={errorOf('code')}
              onChange={(event) => onChange({ code: event.target.value })}
            />
          )}
        </div>
      </div>
      {isWriting && (
        <PassageDialog
          version={isWriting === 'version' ? chosen : null}
          onClose={() => setWriting(null)}
          onWritten={written}
        />
      )}
    </Section>
  )
}
