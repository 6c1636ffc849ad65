import { keyFromText } from '@northlight/exam/marking/key-text'
import { signedMarksText } from '@northlight/exam/marking/marks'
import { whatEarnsMarks } from '@northlight/exam/marking/what-earns-marks'
import { type Draft, usualScheme } from './draft.ts'

/** What each kind of answer earns under the key as it is typed, worked out by the engine that marks the tests. */
export function EarnsTable({ draft }: { draft: Draft }) {
  const options = draft.type === 'numeric' ? [] : draft.options
  const matches = draft.type === 'matching' ? draft.matches : []
  const decimals = draft.type === 'numeric' && draft.decimals !== '' ? Number(draft.decimals) : undefined
  const asked = { type: draft.type, options, matches, ...(decimals !== undefined && { decimals }) }
  const reading = keyFromText(asked, draft.key)
  if (draft.key.trim() === '') return <p className="small muted">Give the key to see what earns marks.</p>
  if (!reading.ok)
    return (
      <p className="err" role="status">
        {reading.reason}
      </p>
    )
  const question = { ...asked, version: 0, topic: null, difficulty: draft.difficulty }
  const rows = whatEarnsMarks(question, reading.value, usualScheme(draft.type))
  return (
    <div className="table-wrap">
      <table className="table">
        <caption className="sr-only">What earns marks</caption>
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col" className="at-end">
              Marks
            </th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ answer, marks, why }) => (
            <tr key={answer}>
              <th scope="row">{answer}</th>
              <td className="at-end">{signedMarksText(marks)}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
