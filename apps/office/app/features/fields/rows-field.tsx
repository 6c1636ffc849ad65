import type { Field } from '@northlight/contract/office/field-kinds'
import { type ReactNode, useId, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { describedBy, Messages } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind } from './field-props.ts'

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
  const { field, value, onChange, isReadOnly, error } = props
  const id = useId()
  const rows = Array.isArray(value) ? (value as Row[]) : []
  const [open, setOpen] = useState(-1)
  const set = (at: number, row: Row) => onChange(rows.map((one, index) => (index === at ? row : one)))
  const move = (at: number, by: number) => {
    const moved = [...rows]
    const [taken] = moved.splice(at, 1)
    if (!taken) return
    moved.splice(at + by, 0, taken)
    setOpen(open === at ? at + by : open)
    onChange(moved)
  }
  return (
    <fieldset className="field" aria-describedby={describedBy(id, { hint: field.hint, error })}>
      <legend className="label">{capital(field.label)}</legend>
      <ol className="groups">
        {rows.map((row, at) => {
          const name = nameOfRow(row, field.title, at)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place
            <li key={at}>
              <div className="groups__head">
                <button
                  type="button"
                  className="groups__open"
                  aria-expanded={open === at}
                  onClick={() => setOpen(open === at ? -1 : at)}
                >
                  {name}
                </button>
                {!isReadOnly && (
                  <>
                    <IconButton
                      icon="left"
                      small
                      className="turn-up"
                      label={`${name} further up`}
                      disabled={at === 0}
                      onClick={() => move(at, -1)}
                    />
                    <IconButton
                      icon="right"
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
                      onClick={() => {
                        setOpen(-1)
                        onChange(rows.filter((_, index) => index !== at))
                      }}
                    />
                  </>
                )}
              </div>
              {open === at && (
                <div className="groups__body form">
                  {Object.entries(field.fields).map(([inner, one]) => (
                    <div key={inner}>
                      {part({
                        ...props,
                        name: `${props.name}.${inner}`,
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
