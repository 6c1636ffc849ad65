import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps, inputClass, useFieldIds } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { chevronDownIcon } from './icons.ts'

export type Option = {
  value: string
  label: string
  disabled?: boolean /** Options of one group stand together. */
  group?: string
}

type Props = ComponentProps<'select'> &
  FieldFrameProps & {
    options: readonly Option[]
    /** First line, not a choice: "Choose a campus". */
    placeholder?: string
  }

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
  options,
  placeholder,
  ...select
}: Props) {
  const ids = useFieldIds(id, { hint, error })
  const isControlled = select.value !== undefined
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, hideLabel, aside, className }}>
      <div className="relative">
        <select
          {...select}
          {...(placeholder && !isControlled && { defaultValue: select.defaultValue ?? '' })}
          {...ids.aria}
          id={ids.id}
          className={inputClass(error, 'cursor-pointer appearance-none truncate pr-10')}
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
        </select>
        <Icon
          path={chevronDownIcon}
          size={18}
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  )
}

const line = (option: Option) => (
  <option key={option.value} value={option.value} disabled={option.disabled}>
    {option.label}
  </option>
)
