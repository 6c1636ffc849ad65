import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

type Props = { label: string; value: string; onChange: (text: string) => void }

/** From the words to what they found, without the mouse. */
const toFirstRow = () => document.querySelector<HTMLElement>('[data-row="0"] :is(a, button)')?.focus()

/** Searches while one types, after a rest; what comes from outside is taken over. */
export function SearchBox({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onChange(typed.trim()), 300)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <label className="find">
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        className="input"
        type="search"
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && toFirstRow()}
      />
    </label>
  )
}
