import type { QuestionImportRow, QuestionImportView } from '@northlight/contract/office/question-imports'
import { Select } from '@northlight/ui/kit/select.tsx'
import { Button } from '../../ui/button.tsx'
import type { SignName } from '../../ui/icon.tsx'
import { type StateTone, StateWord } from '../../ui/state-word.tsx'
import { ImportQuestion } from './import-question.tsx'

export const rowWords: Record<QuestionImportRow['state'], [SignName, StateTone, string]> = {
  ready: ['tick', 'good', 'fine'],
  guess: ['warning', 'due', 'guess'],
  wrong: ['cross', 'bad', 'cannot be read'],
}

type Props = {
  view: QuestionImportView
  rows: QuestionImportRow[]
  onMend: (row: QuestionImportRow) => void
  onLeave: (row: QuestionImportRow) => void
  onChoice: (row: QuestionImportRow, choice: QuestionImportRow['choice']) => void
}

/** Every row as the student will see it, with what was guessed and what is wrong. */
export function ImportRows({ view, rows, onMend, onLeave, onChoice }: Props) {
  const isOpen = view.state === 'ready'
  return (
    <div className="table-wrap">
      <table className="table table--import">
        <caption className="sr-only">Rows of the file</caption>
        <thead>
          <tr>
            <th scope="col">{view.kind === 'template' ? 'Row' : 'Line'}</th>
            <th scope="col">State</th>
            <th scope="col">As the student will see it</th>
            <th scope="col">What to know</th>
            <td>
              <span className="sr-only">Acts</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const [icon, tone, word] = rowWords[row.state]
            return (
              <tr key={row.number} data-row={place} className={row.is_left ? 'is-off' : undefined}>
                <th scope="row" className="narrow">
                  {row.number}
                </th>
                <td className="narrow">
                  {row.is_left ? (
                    <StateWord icon="minus" tone="quiet">
                      taken off
                    </StateWord>
                  ) : (
                    <StateWord icon={icon} tone={tone}>
                      {word}
                    </StateWord>
                  )}
                </td>
                <td className="min-w-70 max-w-115">
                  <ImportQuestion row={row} />
                </td>
                <td>
                  {row.problems.map(({ where, message, level }) => (
                    <span key={`${where}${message}`} className={level === 'wrong' ? 'block bad' : 'block'}>
                      {where && <b>{where}: </b>}
                      {message}
                    </span>
                  ))}
                </td>
                <td className="narrow">
                  {isOpen && (
                    <span className="row-acts">
                      {row.known && (
                        <Select
                          aria-label={`Row ${row.number}: what becomes of ${row.known.code}`}
                          value={row.choice}
                          onChange={(event) => onChoice(row, event.target.value as QuestionImportRow['choice'])}
                        >
                          <option value="version">new version</option>
                          <option value="new">question of its own</option>
                          <option value="skip">leave as it is</option>
                        </Select>
                      )}
                      {view.kind !== 'xml' && (
                        <Button small aria-label={`Mend row ${row.number}`} onClick={() => onMend(row)}>
                          Mend
                        </Button>
                      )}
                      <Button small look="quiet" onClick={() => onLeave(row)}>
                        {row.is_left ? 'Put back' : 'Take off'}
                      </Button>
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
