import type { RecordView } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { FieldFor } from '../../fields/field-for.tsx'
import type { FieldProps } from '../../fields/field-props.ts'
import type { Changes } from './save-queue.ts'

type Props = {
  resource: Resource
  record: RecordView
  names: readonly string[]
  values: Changes
  errors: Record<string, string>
  isReadOnly: boolean
  onType: (changes: Changes) => void
} & Pick<FieldProps, 'unread' | 'onUnread'>

const short = new Set(['number', 'money', 'day', 'moment', 'choice', 'one', 'colour'])

/** Short fields stand two by two, as they come; everything else has the width of the form. */
const inRows = (resource: Resource, names: readonly string[]): string[][] => {
  const rows: string[][] = []
  for (const name of names) {
    const isShort = short.has(resource.fields[name]?.kind ?? '')
    const last = rows.at(-1)
    const fits = isShort && last?.length === 1 && short.has(resource.fields[last[0] ?? '']?.kind ?? '')
    if (fits) last.push(name)
    else rows.push([name])
  }
  return rows
}

/** What is typed, and in a record that was never live the fields that repeat it and were not typed by hand. */
export const withFollowers = (
  { fields }: Pick<Resource, 'fields'>,
  { live }: Pick<RecordView, 'live'>,
  values: Changes,
  typed: Changes,
): Changes => {
  if (live) return typed
  const followers = Object.entries(fields).flatMap(([name, { follows }]) => {
    if (follows === undefined || !(follows in typed)) return []
    const isOwn = (values[name] ?? '') !== '' && values[name] !== values[follows]
    return isOwn ? [] : [[name, typed[follows]] as const]
  })
  return { ...Object.fromEntries(followers), ...typed }
}

export function FormPane({ resource, record, names, values, errors, isReadOnly, onType, ...typed }: Props) {
  const livePage = record.live ? record.page : null
  return (
    <div className="pt-5 px-(--pad) pb-7 min-w-0 [&>*]:w-full [&>*]:max-w-230 form">
      {inRows(resource, names).map((row) => (
        <div key={row.join()} className={row.length > 1 ? 'form-two' : undefined}>
          {row.map((name) => {
            const field = resource.fields[name]
            return field ? (
              <div key={name} id={`field-${name}`}>
                <FieldFor
                  name={name}
                  field={field}
                  value={values[name]}
                  values={values}
                  onChange={(value) => onType(withFollowers(resource, record, values, { [name]: value }))}
                  unread={typed.unread}
                  onUnread={typed.onUnread}
                  isReadOnly={isReadOnly}
                  error={errors[name]}
                  resource={resource.name}
                  titles={record.titles}
                  livePage={livePage}
                  pageViews={record.page_views}
                />
              </div>
            ) : null
          })}
        </div>
      ))}
    </div>
  )
}
