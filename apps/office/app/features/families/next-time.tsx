import { Select } from '@northlight/ui/kit/select.tsx'
import { useId, useState } from 'react'
import { nextTimes } from './words.ts'

type Props = { label: string; value: string; onChange: (at: string) => void; isRequired?: boolean }

/** A moment of India's clock, as the field of a browser writes it. */
const fromField = (text: string) => (text === '' ? '' : new Date(`${text}:00+05:30`).toISOString())

/** The usual times first; any other by day and hour. */
export function NextTime({ label, value, onChange, isRequired }: Props) {
  const id = useId()
  // Made once: the moments behind the words must not move while somebody chooses.
  const [times] = useState(() => nextTimes())
  const [isOther, setOther] = useState(false)
  return (
    <>
      <label className="small" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        value={isOther ? 'other' : value}
        onChange={(event) => {
          const chosen = event.target.value
          setOther(chosen === 'other')
          onChange(chosen === 'other' ? '' : chosen)
        }}
      >
        {!isRequired && <option value="">nothing planned</option>}
        {isRequired && value === '' && !isOther && <option value="">choose…</option>}
        {times.map((time) => (
          <option key={time.label} value={time.value}>
            {time.label}
          </option>
        ))}
        <option value="other">another time…</option>
      </Select>
      {isOther && (
        <input
          className="input"
          type="datetime-local"
          aria-label="Day and hour, India time"
          required
          onChange={(event) => onChange(fromField(event.target.value))}
        />
      )}
    </>
  )
}
