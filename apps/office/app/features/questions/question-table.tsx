import type { QuestionRow } from '@northlight/contract/office/questions'
import { classes } from '@northlight/ui/classes.ts'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
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

type Column = {
  name: string
  label: string
  className?: string
  cell: (row: QuestionRow) => ReactNode
}

/** Behind the code, in the order of the list. */
export const questionColumns: readonly Column[] = [
  {
    name: 'opening',
    label: 'Opening',
    className: 'opening',
    cell: ({ opening }) => <RichText as="span" className="clip" html={opening} />,
  },
  { name: 'topic', label: 'Topic', cell: ({ topic }) => topic },
  { name: 'kind', label: 'Kind', className: 'narrow', cell: kindText },
  { name: 'level', label: 'Level', cell: ({ difficulty }) => difficulty.toLowerCase() },
  { name: 'languages', label: 'Languages', className: 'narrow', cell: (row) => row.languages.join(' ') },
  {
    name: 'right',
    label: 'Right',
    className: 'at-end',
    cell: ({ facility }) => (facility === null ? '–' : `${facility} %`),
  },
  {
    name: 'apart',
    label: 'Tells apart',
    className: 'at-end',
    cell: ({ discrimination }) =>
      discrimination !== null && discrimination < 0 ? (
        <b className="bad">{apartText(discrimination)}</b>
      ) : (
        apartText(discrimination)
      ),
  },
  { name: 'used', label: 'Last used', className: 'narrow', cell: (row) => lastUsedText(row.last_used_at) },
  { name: 'flag', label: 'Flag', className: 'at-end', cell: (row) => <Flag row={row} /> },
]

type Sort = { field: string; order: string }
type Props = {
  rows: QuestionRow[]
  hidden: readonly string[]
  sort: Sort
  onSort: (sort: { field: string; order: 'ASC' | 'DESC' }) => void
}

/** The bank as a list: formulas are set, figures stand under each other. */
export function QuestionTable({ rows, hidden, sort, onSort }: Props) {
  const columns = questionColumns.filter(({ name }) => !hidden.includes(name))
  const isDown = sort.order === 'DESC'
  return (
    <div className="table-wrap">
      <table className="table table--stacked">
        <caption className="visually-hidden">Questions</caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={sort.field === 'code' ? (isDown ? 'descending' : 'ascending') : undefined}>
              <button type="button" onClick={() => onSort({ field: 'code', order: isDown ? 'ASC' : 'DESC' })}>
                Code
                <Icon name="down" size={12} className={isDown ? undefined : 'turned'} />
              </button>
            </th>
            {columns.map(({ name, label, className }) => (
              <th key={name} scope="col" className={className === 'at-end' ? className : undefined}>
                {label}
              </th>
            ))}
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
              {columns.map(({ name, className, cell }) => (
                <td key={name} className={classes('not-stacked', className)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
