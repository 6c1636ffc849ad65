import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { SearchField } from '../../../ui/fields/search-field.tsx'

/** Searches while typing; without scripts, Enter does it. */
export function FaqSearch({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the page was hydrated stands in the field and nobody has heard of it.
  useEffect(() => {
    const typed = field.current?.value
    if (typed) onChange(typed)
  }, [onChange])
  return (
    <Form method="get" action="/faq" role="search" preventScrollReset replace data-noprint>
      <SearchField
        ref={field}
        name="q"
        label="Search the questions"
        placeholder="Search, for example refund"
        value={value}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </Form>
  )
}
