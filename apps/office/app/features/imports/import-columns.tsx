import { importTargets } from '@northlight/contract/office/import-targets'
import type { Resource } from '@northlight/contract/office/resource'
import { Select } from '@northlight/ui/kit/select.tsx'
import type { Import } from './imports.ts'

type Props = { resource: Resource; of: Import; isSending: boolean; onMap: (mapping: (string | null)[]) => void }

/** What each column becomes. Every change reads all rows anew, and is remembered for the next list. */
export function ImportColumns({ resource, of, isSending, onMap }: Props) {
  const targets = importTargets(resource)
  const set = (at: number, target: string) =>
    onMap(of.mapping.map((one, index) => (index === at ? target || null : one === target ? null : one)))
  return (
    <ul className="rows">
      {of.columns.map((head, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same head, and their order never changes
        <li key={at}>
          <span className="grow">{head || `Column ${at + 1}`}</span>
          <span className="end">
            <Select
              aria-label={`What “${head}” becomes`}
              value={of.mapping[at] ?? ''}
              disabled={isSending}
              onChange={(event) => set(at, event.target.value)}
            >
              <option value="">left out</option>
              {targets.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          </span>
        </li>
      ))}
    </ul>
  )
}
