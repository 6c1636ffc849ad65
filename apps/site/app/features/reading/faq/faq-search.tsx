import { Form } from 'react-router'
import { SearchField } from '../../../ui/fields/search-field.tsx'

/** Searches while typing; without scripts, Enter does it. */
export function FaqSearch({ value, onChange }: { value: string; onChange: (search: string) => void }) {
  return (
    <Form method="get" action="/faq" role="search" preventScrollReset replace data-noprint>
      <SearchField
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
