import type { QuestionRow } from '@northlight/contract/office/questions'
import { classes } from '@northlight/ui/classes.ts'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { Link } from 'react-router'
import { RowCheck } from '../../ui/check.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Flag, questionColumns } from './question-columns.tsx'

type Sort = { field: string; order: string }
type Props = {
  rows: QuestionRow[]
  hidden: readonly string[]
  sort: Sort
  onSort: (sort: { field: string; order: 'ASC' | 'DESC' }) => void
  /** Absent for anyone who only reads the bank. */
  choose?: { ids: readonly number[]; onToggle: (id: number) => void; onAll: (ids: number[]) => void } | undefined
}

/** The bank as a list: formulas are set, figures stand under each other. */
export function QuestionTable({ rows, hidden, sort, onSort, choose }: Props) {
  const isWhole = rows.length > 0 && rows.every(({ id }) => choose?.ids.includes(id))
  const columns = questionColumns.filter(({ name }) => !hidden.includes(name))
  const isDown = sort.order === 'DESC'
  return (
    <div className="table-wrap">
      <table className="table table--stacked">
        <caption className="sr-only">Questions</caption>
        <thead>
          <tr>
            {choose && (
              <td className="check-cell">
                <RowCheck
                  label="Choose all on this page"
                  checked={isWhole}
                  onChange={() => choose.onAll(isWhole ? [] : rows.map(({ id }) => id))}
                />
              </td>
            )}
            <th scope="col" aria-sort={sort.field === 'code' ? (isDown ? 'descending' : 'ascending') : undefined}>
              <button type="button" onClick={() => onSort({ field: 'code', order: isDown ? 'ASC' : 'DESC' })}>
                Code
                <Icon name="chevronDown" size={12} className={isDown ? undefined : '[rotate:180deg]'} />
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
            <tr
              key={row.id}
              data-row={place}
              className={
                classes(choose?.ids.includes(row.id) && 'is-chosen', row.flags.includes('hidden') && 'is-off') ||
                undefined
              }
            >
              {choose && (
                <td className="check-cell above-row">
                  <RowCheck
                    label={`Choose ${row.code}`}
                    checked={choose.ids.includes(row.id)}
                    onChange={() => choose.onToggle(row.id)}
                  />
                </td>
              )}
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
