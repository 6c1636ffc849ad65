type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** A few choices beside each other, one of them pressed. */
export function FilterBar<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <fieldset className="chips">
      <legend className="sr-only">{label}</legend>
      {options.map(([name, words]) => (
        <button key={name} type="button" className="chip" aria-pressed={name === value} onClick={() => onChange(name)}>
          {words}
        </button>
      ))}
    </fieldset>
  )
}
