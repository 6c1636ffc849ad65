import { classes } from '@northlight/ui/classes.ts'
import { TableFrame } from '@northlight/ui/kit/table.tsx'
import type { Key, ReactNode } from 'react'
import { RowCheck } from './check.tsx'

type Column<Row> = {
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Figures stand at the end, under each other. */
  atEnd?: boolean
  narrow?: boolean
  /** Stays on a phone, where everything else stands in the second line. */
  stays?: boolean
}

type Choose<Row> = {
  nameOf: (row: Row) => string
  isChosen: (row: Row) => boolean
  onChoose: (row: Row) => void
}

type Props<Row> = {
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  /** Names the row; `second` is its second line on a phone. */
  first: { head: ReactNode; cell: (row: Row) => ReactNode; second: (row: Row) => ReactNode }
  columns: readonly Column<Row>[]
  isTwoLine?: boolean
  /** Who has left, what is over: shown, but not in the way. */
  isOff?: (row: Row) => boolean
  /** Where one act can be done to several rows. */
  choose?: Choose<Row> | undefined
}

/** A table of the institute: names at the head of each row, two lines on a phone. */
export function PlainTable<Row>({ caption, rows, keyOf, first, columns, isTwoLine, isOff, choose }: Props<Row>) {
  return (
    <TableFrame
      caption={caption}
      hideCaption
      className="table-wrap"
      look={classes('table table--stacked', isTwoLine && 'table--two-line')}
    >
      <thead>
        <tr>
          {choose && (
            <td className="check-cell">
              <span className="sr-only">Choose</span>
            </td>
          )}
          <th scope="col">{first.head}</th>
          {columns.map(({ head, atEnd }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change their order
            <th key={at} scope="col" className={classes(atEnd && 'at-end') || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr
            key={keyOf(row)}
            data-row={place}
            className={classes(choose?.isChosen(row) && 'is-chosen', isOff?.(row) && 'is-off') || undefined}
          >
            {choose && (
              <td className="check-cell above-row">
                <RowCheck
                  label={`Choose ${choose.nameOf(row)}`}
                  checked={choose.isChosen(row)}
                  onChange={() => choose.onChoose(row)}
                />
              </td>
            )}
            <th scope="row">
              {first.cell(row)}
              <span className="second-line">{first.second(row)}</span>
            </th>
            {columns.map(({ cell, atEnd, narrow, stays }, at) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change their order
                key={at}
                className={classes(!stays && 'not-stacked', atEnd && 'at-end', narrow && 'narrow') || undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

/** The head of a column that needs no words for those who see it. */
export const HiddenHead = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}</span>
