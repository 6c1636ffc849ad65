import type { RecordRow } from '@northlight/contract/office/record-views'
import { hasOwnPage, type Resource } from '@northlight/contract/office/resource'
import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RowCheck } from '../../../ui/check.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StateWord } from '../../../ui/state-word.tsx'
import { dayText, Moment } from '../../../ui/time.tsx'
import { useStacked } from '../../../ui/use-side.ts'
import { Cell, isFigure } from '../cell.tsx'
import { capital, shownOf, stateOf, titleOf } from '../words.ts'
import type { RecordList } from './use-record-list.ts'

type Props = {
  resource: Resource
  list: RecordList
  columns: readonly string[]
  /** The row the keys stand on. */
  at: number
  onChoose: (row: number, isRange: boolean) => void
  rowActs: (row: RecordRow) => ReactNode
}

const figures = new Intl.NumberFormat('en-IN')

/** Kinds of fields whose value says something by itself. */
const leads: ReadonlySet<string> = new Set(['line', 'text', 'choice', 'one', 'many'])

/** A row is a link: its first cell leads on, and the whole row is its target. */
export function ListTable({ resource, list, columns, at, onChoose, rowActs }: Props) {
  const rows = list.data ?? []
  const chosen = new Set(list.selectedIds)
  const allChosen = rows.length > 0 && rows.every(({ id }) => chosen.has(id))
  const showsViews = hasOwnPage(resource)
  // A phone does not draw what it does not show: with all cells a list stood a tenth of a second later.
  const isStacked = useStacked()
  // On a phone a comment is judged by its words and a redirect by where it leads, not by a title alone.
  const lead = columns.find((name) => leads.has(resource.fields[name]?.kind ?? ''))
  const someChosen = rows.some(({ id }) => chosen.has(id))
  return (
    <div className="table-wrap">
      <table className="table table--stacked" aria-busy={list.isFetching || undefined}>
        <caption className="sr-only">{capital(resource.words[1])}</caption>
        <thead>
          <tr>
            <td className="check-cell">
              <RowCheck
                label="Choose all on this page"
                className={someChosen && !allChosen ? 'mix' : undefined}
                checked={allChosen}
                onChange={() => list.onSelect(allChosen ? [] : rows.map(({ id }) => id))}
              />
            </td>
            <Head resource={resource} list={list} name={resource.title} />
            <th scope="col" className="not-stacked narrow">
              State
            </th>
            {columns.map((name) => (
              <Head key={name} resource={resource} list={list} name={name} />
            ))}
            <Head resource={resource} list={list} name="updated_at" />
            {showsViews && (
              <th scope="col" className="not-stacked at-end">
                Views, 30 days
              </th>
            )}
            <td>
              <span className="sr-only">Acts</span>
            </td>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.id}
              className={classes(chosen.has(row.id) && 'is-chosen', index === at && 'is-current')}
              data-row={index}
            >
              <td className="check-cell">
                <RowCheck
                  label={`Choose ${titleOf(resource, row.title)}`}
                  checked={chosen.has(row.id)}
                  onChange={(event) => onChoose(index, (event.nativeEvent as MouseEvent).shiftKey === true)}
                />
              </td>
              <th scope="row">
                <Link className="row-link" to={`/${resource.name}/${row.id}`}>
                  {titleOf(resource, row.title)}
                </Link>
                {!isStacked && (
                  <span className="desk-only">
                    <Marks row={row} />
                  </span>
                )}
                <span className="second-line">
                  {lead && row.cells[lead] ? (
                    <span className="second-line__lead">
                      <Cell field={resource.fields[lead]} value={row.cells[lead]} />
                    </span>
                  ) : null}
                  <State resource={resource} row={row} /> <Marks row={row} /> · {dayText(row.updated_at)}
                </span>
              </th>
              {!isStacked && (
                <>
                  <td className="not-stacked narrow">
                    <State resource={resource} row={row} />
                  </td>
                  {columns.map((name) => (
                    <td key={name} className={classes('not-stacked', isFigure(resource.fields[name]) && 'at-end')}>
                      <Cell field={resource.fields[name]} value={row.cells[name]} />
                    </td>
                  ))}
                  <td className="not-stacked narrow">
                    <Moment at={row.updated_at} day />
                  </td>
                  {showsViews && (
                    <td className="not-stacked at-end">{row.views === null ? '–' : figures.format(row.views)}</td>
                  )}
                </>
              )}
              <td className="narrow">
                <span className="above-row">{rowActs(row)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function State({ resource, row }: { resource: Resource; row: RecordRow }) {
  const shown = resource.shown ? shownOf(row.state === 'live') : stateOf(row)
  return (
    <StateWord icon={shown.icon} tone={shown.tone}>
      {shown.word}
    </StateWord>
  )
}

function Marks({ row }: { row: RecordRow }) {
  return (
    <>
      {row.is_edited && row.state === 'live' && (
        <>
          {' '}
          <StateWord icon="pen" tone="due" title="A draft lies beside what is live">
            draft beside
          </StateWord>
        </>
      )}
      {row.publish_at && row.state === 'live' && (
        <>
          {' '}
          <StateWord icon="clock" tone="info" title="A change goes live by itself">
            {dayText(row.publish_at)}
          </StateWord>
        </>
      )}
      {row.gate === 'closed' && (
        <>
          {' '}
          <StateWord icon="lock" tone="bad" title="The gate does not let it pass yet">
            gate
          </StateWord>
        </>
      )}
    </>
  )
}

const ownLabels: Record<string, string> = { updated_at: 'Changed', position: 'Place' }

/** Plain, sortable or sorted; the arrow says which way. */
function Head({ resource, list, name }: { resource: Resource; list: RecordList; name: string }) {
  const field = resource.fields[name]
  const label = field ? capital(field.label) : (ownLabels[name] ?? capital(name))
  const isTitle = name === resource.title
  const className = classes(!isTitle && 'not-stacked', isFigure(field) && 'at-end')
  if (!resource.list.sorts.includes(name))
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  const isSorted = list.sort.field === name
  const isDown = list.sort.order === 'DESC'
  return (
    <th scope="col" className={className} aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}>
      <button type="button" onClick={() => list.setSort({ field: name, order: isSorted && !isDown ? 'DESC' : 'ASC' })}>
        {label}
        {isSorted && <Icon name="chevronDown" size={12} className={isDown ? undefined : '[rotate:180deg]'} />}
      </button>
    </th>
  )
}

/** Of the size of what comes: a page of rows. */
export function ListSkeleton({ columns }: { columns: number }) {
  return (
    <div className="table-wrap" role="status" aria-label="Loading the list">
      <table className="table table--skeleton max-md:[&_td]:h-15.25" aria-hidden="true">
        <tbody>
          {Array.from({ length: 12 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else
            <tr key={row}>
              {Array.from({ length: columns + 2 }, (_, cell) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells without content have nothing else
                <td key={cell} className={cell > 0 ? 'not-stacked' : undefined}>
                  <span
                    className="sheen block h-2.5"
                    style={{ width: `${cell === 0 ? 50 + ((row * 13) % 40) : 60}%` }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
