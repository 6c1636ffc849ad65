import { useId, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { describedBy, FieldFrame, Messages } from '../../ui/field.tsx'
import { capital, type FieldProps, type OfKind } from './field-props.ts'
import { ReferencePicker } from './reference-picker.tsx'

/** Names of chosen records: those the server sent along, and those chosen since. */
const useTitles = (known: Record<string, string> | undefined) => {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  return {
    titleOf: (id: number) => chosen[id] ?? known?.[id] ?? `#${id}`,
    remember: (id: number, title: string) => setChosen((before) => ({ ...before, [id]: title })),
  }
}

export function OneField({ field, value, onChange, isReadOnly, error, titles }: FieldProps<OfKind<'one'>>) {
  const id = useId()
  const names = useTitles(titles[field.to])
  const chosen = typeof value === 'number' ? { id: value, title: names.titleOf(value) } : null
  return (
    <FieldFrame label={capital(field.label)} id={id} hint={field.hint} error={error}>
      <ReferencePicker
        id={id}
        label={field.label}
        to={field.to}
        value={chosen}
        isReadOnly={isReadOnly}
        describedBy={describedBy(id, { hint: field.hint, error })}
        isWrong={error !== undefined}
        onChoose={(one) => {
          if (one) names.remember(one.id, one.title)
          onChange(one?.id ?? null)
        }}
      />
    </FieldFrame>
  )
}

/** Several, in an order that counts. */
export function ManyField({ field, value, onChange, isReadOnly, error, titles }: FieldProps<OfKind<'many'>>) {
  const id = useId()
  const names = useTitles(titles[field.to])
  const ids = Array.isArray(value) ? (value as number[]) : []
  const swap = (at: number, by: number) => {
    const moved = [...ids]
    const [taken] = moved.splice(at, 1)
    if (taken === undefined) return
    moved.splice(at + by, 0, taken)
    onChange(moved)
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {capital(field.label)}
      </label>
      {ids.length > 0 && (
        <ol className="chosen">
          {ids.map((one, at) => (
            <li key={one}>
              <span className="grow">{names.titleOf(one)}</span>
              {!isReadOnly && (
                <>
                  <IconButton
                    icon="chevronLeft"
                    small
                    className="turn-up"
                    label={`${names.titleOf(one)} further up`}
                    disabled={at === 0}
                    onClick={() => swap(at, -1)}
                  />
                  <IconButton
                    icon="chevronRight"
                    small
                    className="turn-up"
                    label={`${names.titleOf(one)} further down`}
                    disabled={at === ids.length - 1}
                    onClick={() => swap(at, 1)}
                  />
                  <IconButton
                    icon="close"
                    small
                    label={`Take ${names.titleOf(one)} away`}
                    onClick={() => onChange(ids.filter((other) => other !== one))}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {!isReadOnly && (
        <ReferencePicker
          key={ids.length}
          id={id}
          label={field.label}
          to={field.to}
          value={null}
          without={ids}
          clears={false}
          describedBy={describedBy(id, { hint: field.hint, error })}
          isWrong={error !== undefined}
          onChoose={(one) => {
            if (!one) return
            names.remember(one.id, one.title)
            onChange([...ids, one.id])
          }}
        />
      )}
      <Messages id={id} hint={field.hint} error={error} />
    </div>
  )
}
