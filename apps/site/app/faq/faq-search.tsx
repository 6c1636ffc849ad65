import { seconds } from '@northlight/contract/durations'
import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { SearchField } from '../ui/search-field.tsx'

type Props = { value: string; onChange: (search: string) => void }

/** Searches while typing. The address follows, so that what was found can be sent to someone; without scripts, Enter does it. */
export function FaqSearch({ value, onChange }: Props) {
  const [, setSearch] = useSearchParams()
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(wait.current), [])

  const follow = (text: string) => {
    onChange(text)
    clearTimeout(wait.current)
    // Browsers allow few changes of the address a second.
    wait.current = setTimeout(
      () => setSearch(text.trim() ? { q: text.trim() } : {}, { replace: true, preventScrollReset: true }),
      seconds(0.4),
    )
  }
  return (
    <Form method="get" action="/faq" role="search" preventScrollReset replace data-noprint>
      <SearchField
        name="q"
        label="Search the questions"
        placeholder="Search, for example refund"
        value={value}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => follow(event.target.value)}
      />
    </Form>
  )
}
