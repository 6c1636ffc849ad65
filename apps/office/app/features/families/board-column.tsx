import type { FamilyRow, StateView } from '@northlight/contract/office/families/views'
import { Menu } from '@northlight/ui/overlay/menu.tsx'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { useKept } from '../../platform/offline/use-kept.ts'
import { IconButton } from '../../ui/button.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { MoveItems } from './move-items.tsx'
import { Reach } from './reach.tsx'
import { familiesKey } from './use-families.ts'
import { classText, lengthText, stateLook, whenText, wroteInText } from './words.ts'

type Props = {
  state: StateView
  whose: string
  isShown: boolean
  onMove: (family: FamilyRow, to: StateView['key']) => void
}

/** One state, loaded by its own call. A card is moved by its menu; dragging does the same. */
export function BoardColumn({ state, whose, isShown, onMove }: Props) {
  const read = useKept([familiesKey, 'board', state.key, whose], () =>
    client.get('/office/families/board/{state}', {
      params: { state: state.key },
      query: whose === 'me' ? { owner: 'me' } : {},
    }),
  )
  const { icon, tone } = stateLook[state.key]
  const rest = (read.data?.count ?? 0) - (read.data?.cards.length ?? 0)
  return (
    <section
      className={isShown ? 'board__column is-shown' : 'board__column'}
      aria-label={state.name}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const dragged: unknown = JSON.parse(event.dataTransfer.getData('application/json') || 'null')
        if (dragged) onMove(dragged as FamilyRow, state.key)
      }}
    >
      <h2>
        <StateWord icon={icon} tone={tone}>
          {state.name}
        </StateWord>
        <span className="count">
          {read.data?.count}
          {read.data?.is_more && '+'}
        </span>
      </h2>
      {!read.data && !read.isFailed && <Skeleton lines={4} />}
      {read.isFailed && (
        <p className="muted small">
          Could not be loaded.{' '}
          <button type="button" className="link" onClick={() => void read.refetch()}>
            Try again
          </button>
        </p>
      )}
      <ul>
        {read.data?.cards.map((family) => (
          <Card key={family.id} family={family} onMove={onMove} />
        ))}
      </ul>
      {read.data?.cards.length === 0 && <p className="muted small">Nobody</p>}
      {rest > 0 && (
        <Link className="small" to={`/families?view=all&state=${state.key}`}>
          {rest} more
        </Link>
      )}
    </section>
  )
}

function Card({ family, onMove }: { family: FamilyRow } & Pick<Props, 'onMove'>) {
  const isLate = family.next_at !== null && Date.parse(family.next_at) < Date.now()
  return (
    <li
      className="board__card p-2.5 border border-line rounded-[6px] bg-white text-sm [&_p+p]:mt-0.5 print:[break-inside:avoid]"
      draggable
      onDragStart={(event) => event.dataTransfer.setData('application/json', JSON.stringify(family))}
    >
      <p>
        <Link to={`/families/${family.id}`}>{family.name}</Link>{' '}
        <span className="muted">{classText(family.class)}</span>
      </p>
      {family.wants && <p className="small muted clip">{family.wants}</p>}
      {family.wrote_in && <p className="small muted">{wroteInText(family)}</p>}
      <p className="small muted">
        {family.owner?.name ?? 'nobody'} ·{' '}
        {family.next_at ? (
          <span className={isLate ? 'bad' : undefined}>{whenText(family.next_at)}</span>
        ) : (
          lengthText(family.touched_at)
        )}
      </p>
      <span className="flex gap-1.5 mt-2 [&>:last-child]:ml-auto">
        <Reach family={family} />
        <Menu trigger={<IconButton icon="arrowRight" small look="line" data-key="m" label={`Move ${family.name}`} />}>
          <MoveItems from={family.state} onMove={(to) => onMove(family, to)} />
        </Menu>
      </span>
    </li>
  )
}
