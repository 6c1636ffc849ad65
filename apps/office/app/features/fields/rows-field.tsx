import type { Field } from '@northlight/contract/office/field-kinds'
import { type ReactNode, useId, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { describedBy, Messages } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind } from './field-props.ts'
import { unreadOfRow, unreadWords, withRows } from './unread.ts'

type Row = Record<string, unknown>

type Props = FieldProps<OfKind<'rows'>> & {
  /** Draws a field of the group; the kinds know each other only through this. */
  part: (props: FieldProps & { field: Field }) => ReactNode
}

const nameOfRow = (row: Row, title: string, at: number) => {
  const name = row[title]
  return typeof name === 'string' && name !== '' ? name : `${at + 1}`
}

/** A repeated group: one row open at a time, in an order that counts. */
export function RowsField({ part, ...props }: Props) {
  const { field, value, onChange, isReadOnly, error, path = props.name, unread = {} } = props
  const id = useId()
  const rows = Array.isArray(value) ? (value as Row[]) : []
  // A row with an error is expanded.
  const [open, setOpen] = useState(() => rows.findIndex((_, at) => unreadOfRow(unread, path, at)))
  const set = (at: number, row: Row) => onChange(rows.map((one, index) => (index === at ? row : one)))
  /** The rows in another order, or fewer of them, said by the places they have now. */
  const arrange = (order: readonly number[]) => {
    setOpen(order.indexOf(open))
    props.onUnread?.(withRows(path, order))
    onChange(order.map((at) => rows[at]))
  }
  const move = (at: number, by: number) => {
    const order = [...rows.keys()]
    order.splice(at, 1)
    order.splice(at + by, 0, at)
    arrange(order)
  }
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { hint: field.hint, error })}>
      <legend className="label">{capital(field.label)}</legend>
      <ol className="grid grid-cols-[minmax(0,1fr)] border border-line rounded-sm [&>li+li]:border-t [&>li+li]:border-t-(--hair) empty:hidden">
        {rows.map((row, at) => {
          const name = nameOfRow(row, field.title, at)
          const hidden = open === at ? undefined : unreadOfRow(unread, path, at)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
            <li key={at}>
              <div className="flex items-center gap-0.5 pt-0.5 pr-1.5 pb-0.5 pl-0">
                <button
                  type="button"
                  className="flex-1 min-w-0 min-h-10 py-2 px-3 border-0 bg-transparent text-left font-medium wrap-anywhere leading-[1.35] aria-expanded:font-semibold"
                  aria-expanded={open === at}
                  aria-describedby={describedBy(`${id}-${at}`, { error: hidden?.label })}
                  onClick={() => setOpen(open === at ? -1 : at)}
                >
                  {name}
                </button>
                {!isReadOnly && (
                  <>
                    <IconButton
                      icon="chevronLeft"
                      small
                      className="turn-up"
                      label={`${name} further up`}
                      disabled={at === 0}
                      onClick={() => move(at, -1)}
                    />
                    <IconButton
                      icon="chevronRight"
                      small
                      className="turn-up"
                      label={`${name} further down`}
                      disabled={at === rows.length - 1}
                      onClick={() => move(at, 1)}
                    />
                    <IconButton
                      icon="close"
                      small
                      label={`Take ${name} away`}
                      onClick={() => arrange([...rows.keys()].filter((one) => one !== at))}
                    />
                  </>
                )}
              </div>
              <Messages id={`${id}-${at}`} error={hidden && unreadWords(capital(hidden.label))} />
              {open === at && (
                <div className="pt-1.5 px-3 pb-4 bg-(--wash) form">
                  {Object.entries(field.fields).map(([inner, one]) => (
                    <div key={inner}>
                      {part({
                        ...props,
                        name: `${props.name}.${inner}`,
                        path: `${path}.${at}.${inner}`,
                        field: one,
                        value: row[inner],
                        values: row,
                        error: undefined,
                        onChange: (changed) => set(at, { ...row, [inner]: changed }),
                      })}
                    </div>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {!isReadOnly && rows.length < field.most && (
        <p>
          <Button
            small
            icon="plus"
            onClick={() => {
              setOpen(rows.length)
              onChange([...rows, {}])
            }}
          >
            Add to {field.label}
          </Button>
        </p>
      )}
      <Messages id={id} hint={field.hint} error={error} />
    </fieldset>
  )
}
