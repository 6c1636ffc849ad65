import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { useWords } from '../words/use-words.ts'
import { FieldError, FieldHint, useFieldIds } from './field-frame.tsx'

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

type Props = Pick<ComponentProps<'input'>, 'name' | 'required' | 'disabled' | 'onBlur'> & {
  legend: ReactNode
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  hint?: ReactNode
  error?: string | null
  optional?: boolean
  /** row: boxes beside each other. column: one below the other, for long labels. pairs: two and two, for four or six. */
  layout?: 'row' | 'column' | 'pairs'
  id?: string
  className?: string
}

const layouts = {
  row: 'flex flex-wrap gap-3',
  column: 'grid gap-2',
  // Measured in letters: where they are large, one below the other.
  pairs: 'grid gap-2 grid-cols-[repeat(auto-fit,minmax(min(100%,max(9rem,50%_-_4px)),1fr))]',
}

/** The device's own radio buttons in boxes: arrow keys, one stop for the tab key, no script needed. */
export function RadioGroup({
  legend,
  options,
  value,
  defaultValue,
  onChange,
  hint,
  error,
  optional,
  layout = 'row',
  id,
  className,
  name,
  ...input
}: Props) {
  const { say } = useWords()
  const ids = useFieldIds(id, { hint, error })
  const ownName = useId()
  return (
    <fieldset id={ids.id} aria-describedby={ids.aria['aria-describedby']} className={classes('min-w-0', className)}>
      <legend className="mb-2 text-sm leading-normal font-semibold">
        {legend}
        {optional && <span className="font-normal text-ink-2"> ({say('optional')})</span>}
      </legend>
      <div className={layouts[layout]}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'flex min-h-tap cursor-pointer items-center gap-3 rounded-lg border py-2 pr-4 pl-3.5 font-medium wrap-break-word transition-[background-color,border-color,color]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
              'has-checked:border-night has-checked:bg-chosen has-checked:inset-ring has-checked:inset-ring-night',
              'has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-ink-2',
              error ? 'border-clay' : 'border-field hover:border-ink',
              // Beside each other only as many as have their words whole; one wider than the screen breaks.
              layout === 'row' ? 'min-w-fit max-sm:grow max-sm:basis-[30%]' : 'min-w-0',
            )}
          >
            <input
              type="radio"
              {...input}
              name={name ?? ownName}
              value={option.value}
              disabled={input.disabled || option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={
                value === undefined && defaultValue !== undefined ? defaultValue === option.value : undefined
              }
              onChange={onChange && (() => onChange(option.value))}
              aria-invalid={error ? true : undefined}
              className="size-check shrink-0 accent-night focus-visible:outline-none"
            />
            <span className="min-w-0 wrap-anywhere">
              {option.label}
              {option.hint && <span className="block text-xs font-normal text-ink-2">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
    </fieldset>
  )
}
