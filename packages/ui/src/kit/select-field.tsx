import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps, useFieldIds } from './field-frame.tsx'
import { Select } from './select.tsx'

export type Option = {
  value: string
  label: string
  disabled?: boolean /** Options of one group stand together. */
  group?: string
}

type Props = ComponentProps<'select'> &
  FieldFrameProps & {
    /** First line, not a choice: "Choose a campus". */
    placeholder?: string
  } & ({ options: readonly Option[]; children?: never } | { options?: never; children: ReactNode })

/** The device's own list: best on phones, works before any script, and no bytes. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  aside,
  className,
  id,
  options = [],
  placeholder,
  children,
  ...select
}: Props) {
  const ids = useFieldIds(id, { hint, error })
  const isControlled = select.value !== undefined
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, hideLabel, aside, className }}>
      <Select
        {...select}
        {...(placeholder && !isControlled && { defaultValue: select.defaultValue ?? '' })}
        {...ids.aria}
        id={ids.id}
      >
        {placeholder && (
          <option value="" disabled={!optional}>
            {placeholder}
          </option>
        )}
        {/* `Map.groupBy` asks for a younger browser than a form may (0079). */}
        {[...new Set(options.map(({ group }) => group))].map((group) => {
          const members = options.filter((one) => one.group === group).map(line)
          return group === undefined ? (
            members
          ) : (
            <optgroup key={group} label={group}>
              {members}
            </optgroup>
          )
        })}
        {children}
      </Select>
    </FieldFrame>
  )
}

const line = (option: Option) => (
  <option key={option.value} value={option.value} disabled={option.disabled}>
    {option.label}
  </option>
)
