import { Select } from '@northlight/ui/kit/select.tsx'

type Props = { label: string; value: string; options: readonly [string, string][]; onChange: (value: string) => void }

/** A short choice in a bar of filters; its label is for those who do not see the bar. */
export function Pick({ label, value, options, onChange }: Props) {
  return (
    <label className="pick">
      <span className="sr-only">{label}</span>
      <Select className="min-w-0" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </Select>
    </label>
  )
}
