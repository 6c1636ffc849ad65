import { minutes } from '@northlight/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { Check } from '../../ui/check.tsx'

type Props = { chosen: number[]; onChange: (ids: number[]) => void; isReadOnly?: boolean }

/** The branches of a colleague; none chosen means everywhere. */
export function BranchChoice({ chosen, onChange, isReadOnly }: Props) {
  const all = useQuery({ queryKey: ['branches'], queryFn: () => client.get('/branch/all'), staleTime: minutes(5) })
  return (
    <fieldset className="field" disabled={isReadOnly}>
      <legend className="label">Branches</legend>
      <div className="chips">
        {all.data?.branch.map(({ id, name }) => (
          <Check
            key={id}
            checked={chosen.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          >
            {name}
          </Check>
        ))}
      </div>
      <p className="hint">None chosen: everywhere.</p>
    </fieldset>
  )
}
