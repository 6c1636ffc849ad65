type Props = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** One of a few, or all: chips that can be let go again. */
export function FilterChips({ label, options, value, onChange }: Props) {
  return (
    <fieldset className="chips">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value === value ? '' : option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
