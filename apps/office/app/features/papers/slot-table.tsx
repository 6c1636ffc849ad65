import type { PaperBuildView } from '@northlight/contract/office/papers'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { type DragEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { dragged } from './hand-panel.tsx'

type Slots = PaperBuildView['sections'][number]['slots']
type Props = {
  slots: Slots
  /** The number of the first one in the whole paper. */
  first: number
  chosen: number | null
  isOpen: boolean
  onChoose: (slot: number | null) => void
  onEmpty: (slot: number, version: number) => void
  /** A question of the bank was dragged here. */
  onDrop: (slot: number, version: number) => void
}

/** Places of a section; alternates of one place stand under each other, one of them is drawn for each student. */
export function SlotTable({ slots, first, chosen, isOpen, onChoose, onEmpty, onDrop }: Props) {
  const [over, setOver] = useState<number | null>(null)
  const isQuestion = (event: DragEvent) => isOpen && event.dataTransfer.types.includes(dragged)
  return (
    <div className="table-wrap">
      <table className="table">
        <caption className="sr-only">Places of the section</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Question</th>
            <th scope="col" className="not-stacked">
              Level
            </th>
            <td>
              <span className="sr-only">Acts</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {slots.map((slot, at) => (
            <tr
              key={slot.id}
              className={
                slot.id === chosen || slot.id === over
                  ? 'is-current'
                  : slot.questions.length === 0
                    ? 'is-chosen'
                    : undefined
              }
              onDragOver={(event) => {
                if (!isQuestion(event)) return
                event.preventDefault()
                setOver(slot.id)
              }}
              onDragLeave={() => setOver(null)}
              onDrop={(event) => {
                setOver(null)
                if (!isQuestion(event)) return
                event.preventDefault()
                onDrop(slot.id, Number(event.dataTransfer.getData(dragged)))
              }}
            >
              <th scope="row" className="narrow">
                {first + at}
              </th>
              <td>
                {slot.questions.length === 0 && <span className="muted">empty</span>}
                {slot.questions.map((one) => (
                  <span key={one.version_id} className="slot-line block">
                    <Link to={`/questions/${one.question_id}`}>{one.code}</Link>{' '}
                    <span className="muted">{one.topic}</span>
                    <RichText as="span" className="under clip" html={one.opening} />
                    {one.is_outdated && <span className="tiny due">a newer version is in the bank</span>}
                    {isOpen && (
                      <button type="button" className="link tiny" onClick={() => onEmpty(slot.id, one.version_id)}>
                        Take {one.code} out
                      </button>
                    )}
                  </span>
                ))}
              </td>
              <td className="not-stacked narrow">{slot.questions[0]?.difficulty.toLowerCase() ?? '–'}</td>
              <td className="narrow">
                {isOpen && (
                  <Button
                    small
                    look="quiet"
                    aria-pressed={slot.id === chosen}
                    onClick={() => onChoose(slot.id === chosen ? null : slot.id)}
                  >
                    {slot.questions.length === 0 ? 'Fill this' : 'Alternate'}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
