import type { QuestionRow } from '@northlight/contract/office/questions'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { Link } from 'react-router'
import { StateWord } from '../../ui/state-word.tsx'

const flagWords: Record<QuestionRow['flags'][number], string> = {
  disputed: 'key disputed',
  'likely-twice': 'likely twice',
  'no-solution': 'no solution',
  'no-kannada': 'no Kannada',
  hidden: 'hidden',
}

export const kindText = ({ type, options }: Pick<QuestionRow, 'type' | 'options'>) =>
  ({ single: `one of ${options}`, multiple: `several of ${options}`, numeric: 'number', matching: 'matching' })[type]

const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', month: 'short', year: 'numeric' })
export const lastUsedText = (at: string | null) =>
  at === null ? 'never' : month.format(new Date(at)).replace('Sept', 'Sep')

const apartText = (value: number | null) => (value === null ? '–' : value.toFixed(2).replace('-', '−'))

function Flag({ row }: { row: QuestionRow }) {
  const [flag] = row.flags
  if (!flag) return null
  return (
    <StateWord icon={flag === 'hidden' ? 'eye-off' : 'warning'} tone={flag === 'disputed' ? 'bad' : 'due'}>
      {flagWords[flag]}
    </StateWord>
  )
}

/** The bank as a list: formulas are set, figures stand under each other. */
export function QuestionTable({ rows }: { rows: QuestionRow[] }) {
  return (
    <div className="table-wrap">
      <table className="table table--stacked">
        <caption className="visually-hidden">Questions</caption>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Opening</th>
            <th scope="col">Topic</th>
            <th scope="col">Kind</th>
            <th scope="col">Level</th>
            <th scope="col">Languages</th>
            <th scope="col" className="at-end">
              Right
            </th>
            <th scope="col" className="at-end">
              Tells apart
            </th>
            <th scope="col">Last used</th>
            <th scope="col" className="at-end">
              Flag
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.id} data-row={place} className={row.flags.includes('hidden') ? 'is-off' : undefined}>
              <th scope="row" className="narrow">
                <Link className="row-link" to={`/questions/${row.id}`}>
                  {row.code}
                </Link>
                <span className="second-line">
                  <RichText as="span" html={row.opening} /> · {row.topic} · {row.difficulty.toLowerCase()}{' '}
                  <Flag row={row} />
                </span>
              </th>
              <td className="not-stacked opening">
                <RichText as="span" className="clip" html={row.opening} />
              </td>
              <td className="not-stacked">{row.topic}</td>
              <td className="not-stacked narrow">{kindText(row)}</td>
              <td className="not-stacked">{row.difficulty.toLowerCase()}</td>
              <td className="not-stacked narrow">{row.languages.join(' ')}</td>
              <td className="not-stacked at-end">{row.facility === null ? '–' : `${row.facility} %`}</td>
              <td className="not-stacked at-end">
                {row.discrimination !== null && row.discrimination < 0 ? (
                  <b className="bad">{apartText(row.discrimination)}</b>
                ) : (
                  apartText(row.discrimination)
                )}
              </td>
              <td className="not-stacked narrow">{lastUsedText(row.last_used_at)}</td>
              <td className="not-stacked at-end">
                <Flag row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
