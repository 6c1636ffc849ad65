import type { QuestionImportView } from '@northlight/contract/office/question-imports'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useState } from 'react'
import { client, isApiError } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Props = { view: QuestionImportView; onClose: () => void; onMapped: () => Promise<unknown> }

/** What each column becomes, and what rows get that name no subject, topic or level. Heads are remembered. */
export function MappingDialog({ view, onClose, onMapped }: Props) {
  const [mapping, setMapping] = useState(view.mapping)
  const [defaults, setDefaults] = useState(view.defaults)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const save = async () => {
    setSending(true)
    try {
      const said = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value))
      const { message } = await client.post(
        '/office/question-imports/{id}/mapping',
        { mapping, defaults: said },
        { params: { id: view.id } },
      )
      toast.done(message)
      await onMapped()
      onClose()
    } catch (failure) {
      setError(isApiError(failure) ? (failure.errors.mapping?.[0] ?? failure.message) : null)
      toast.failed(failure)
    } finally {
      setSending(false)
    }
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Columns and what is missing"
      foot={
        <Button look="primary" sending={isSending} onClick={() => void save()}>
          Read every row anew
        </Button>
      }
    >
      {error && <Note tone="bad">{error}</Note>}
      <div className="form-four">
        <TextField
          label="Subject where none is named"
          value={defaults.subject ?? ''}
          onChange={(event) => setDefaults({ ...defaults, subject: event.target.value })}
        />
        <TextField
          label="Topic where none is named"
          value={defaults.topic ?? ''}
          onChange={(event) => setDefaults({ ...defaults, topic: event.target.value })}
        />
        <SelectField
          label="Level where none is named"
          value={defaults.difficulty ?? ''}
          onChange={(event) => setDefaults({ ...defaults, difficulty: event.target.value })}
        >
          <option value="">guess: moderate</option>
          {['Easy', 'Moderate', 'Hard'].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      {view.heads.length > 0 && (
        <div className="form-two">
          {view.heads.map((head, at) => (
            <SelectField
              key={head}
              label={head}
              value={mapping[at] ?? ''}
              onChange={(event) =>
                setMapping(mapping.map((one, place) => (place === at ? event.target.value || null : one)))
              }
            >
              <option value="">left out</option>
              {view.targets.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      )}
    </Dialog>
  )
}
