import { Link } from '@northlight/ui/kit/link.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { type ListFilters, listAddress } from './list-address.ts'

type Props = {
  /** The list's own address. */
  action: string
  /** What is searched now. */
  value: string
  label: string
  placeholder: string
  /** Other filters that stay while searching. */
  filters?: ListFilters
  /** The name in the address. */
  name?: string
  className?: string
}

/** A search by address: works without scripts, can be linked, and back undoes it. */
export function ListSearch({ action, value, label, placeholder, filters = {}, name = 'q', className }: Props) {
  return (
    <search className={className} data-noprint>
      <form method="get" action={action}>
        {Object.entries(filters).map(
          ([filter, text]) => text && <input key={filter} type="hidden" name={filter} value={text} />,
        )}
        <SearchField
          // A fresh field when the address changed by other means, such as back.
          key={value}
          name={name}
          label={label}
          placeholder={placeholder}
          defaultValue={value}
          maxLength={200}
          autoComplete="off"
        />
        {value && (
          <p className="mt-2 text-sm text-ink-2 [.on-night_&]:text-on-night-2">
            Showing what mentions “{value}”.{' '}
            <Link to={listAddress(action, filters)} className="inline-block py-1 font-medium">
              Clear the search
            </Link>
          </p>
        )}
      </form>
    </search>
  )
}
