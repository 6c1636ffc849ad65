import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { clockText } from '../../ui/time.tsx'
import { type Door, isIn } from './door-store.ts'

type Props = {
  door: Door
  /** What is being typed narrows the list: a name works as well as a number. */
  search: string
  onLetIn: (id: number) => void
  onUndo?: (id: number) => Promise<void>
}

const most = 40

/** Everybody who is expected, by name; those who are still missing first. */
export function DoorList({ door, search, onLetIn, onUndo }: Props) {
  const wanted = search.trim().toLowerCase()
  const found = (door.roster?.candidates ?? [])
    .filter(({ name, number }) => wanted === '' || `${name} ${number}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => Number(isIn(door, one.id)) - Number(isIn(door, other.id)))
  return (
    <section aria-label="Candidates">
      <ul className="rows">
        {found.slice(0, most).map((one) => {
          const isThere = isIn(door, one.id)
          return (
            <li key={one.id}>
              <span className="grow">
                <b>{one.name}</b>
                <span className="under">
                  {one.number} · class {one.class}
                  {one.room && <b> · {one.room}</b>}
                  {one.again > 0 && ` · marked ${one.again + 1} times`}
                  {one.needs_consent && ' · consent missing'}
                </span>
              </span>
              <span className="end row-acts">
                {one.objection && !isThere && (
                  <StateWord icon="cross" tone="bad">
                    {one.objection}
                  </StateWord>
                )}
                {isThere && (
                  <StateWord icon="tick" tone="good">
                    in{one.checked && ` ${clockText(one.checked.at)}`}
                  </StateWord>
                )}
                {isThere && one.checked && onUndo && (
                  <Button
                    small
                    look="quiet"
                    aria-label={`Take back: ${one.name}`}
                    onClick={() => void onUndo(one.id).catch(toast.failed)}
                  >
                    Undo
                  </Button>
                )}
                {!isThere && !one.objection && (
                  <Button small aria-label={`Let in: ${one.name}`} onClick={() => onLetIn(one.id)}>
                    Let in
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {found.length > most && <p className="small muted">and {found.length - most} more; type a name or a number</p>}
    </section>
  )
}
