import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

type Props = { label: string; value: string; onChange: (text: string) => void }

/** From the words to what they found, without the mouse. */
const toFirstRow = () => document.querySelector<HTMLElement>('[data-row="0"] :is(a, button)')?.focus()

/** Searches while one types, after a rest; what comes from outside is taken over. */
export function SearchBox({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  /** The last that was asked for: it comes back as the value, while more may have been typed. */
  const asked = useRef(value)
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the clock
  useEffect(() => {
    const text = typed.trim()
    if (text === asked.current) return
    const timer = setTimeout(() => {
      asked.current = text
      onChange(text)
    }, 300)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <label className="find">
      <span className="sr-only">{label}</span>
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
