import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../platform/me/use-me.ts'
import { Radio } from '../../ui/check.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'

type Mode = 'OFFLINE' | 'ONLINE'
type Props = { mode: Mode; onMode: (mode: Mode) => void; wrong: Record<string, string | undefined> }

/** On which campus or at home; the name of the place follows the campus until somebody types another. */
export function NewSittingPlace({ mode, onMode, wrong }: Props) {
  const { branches_to_view: branches } = useMe()
  const [branch, setBranch] = useState(() => (branches.length === 1 ? String(branches[0]?.id) : ''))
  const [typed, setTyped] = useState<string>()
  const name = branches.find(({ id }) => String(id) === branch)?.name
  const usual = mode === 'ONLINE' ? 'At home, online' : name ? `${name} campus` : ''
  return (
    <>
      <fieldset className="field">
        <legend className="label">Where</legend>
        <div className="chips">
          {(['OFFLINE', 'ONLINE'] as const).map((one) => (
            <Radio key={one} name="mode" value={one} checked={mode === one} onChange={() => onMode(one)}>
              {one === 'OFFLINE' ? 'On campus' : 'At home, online'}
            </Radio>
          ))}
        </div>
      </fieldset>
      {mode === 'OFFLINE' && branches.length === 0 && (
        <Note tone="due">
          A test on campus needs a campus first. <Link to="/branches">Make one under Branches</Link>
        </Note>
      )}
      {mode === 'OFFLINE' && branches.length > 0 && (
        <SelectField
          label="Campus"
          id="new-sitting-branch"
          error={wrong.branch_id}
          name="branch_id"
          value={branch}
          onChange={(event) => setBranch(event.target.value)}
        >
          <option value="">Choose a campus</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Place, as families read it"
        name="centre"
        required
        maxLength={120}
        value={typed ?? usual}
        onChange={(event) => setTyped(event.target.value)}
        error={wrong.centre}
      />
    </>
  )
}
