import { useDesk } from './use-families.ts'
import type { FilterName } from './use-family-list.ts'

export type DeskFilter = { name: FilterName; label: string; options: { value: string; label: string }[] }

/** What lists of families are narrowed by all day. */
export const useDeskFilters = (): DeskFilter[] => {
  const desk = useDesk()
  const named = (rows: readonly { id: number; name: string }[] = []) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }))
  return [
    {
      ...{ name: 'state', label: 'State' },
      options: (desk?.states ?? []).map(({ key, name }) => ({ value: key, label: name })),
    },
    { name: 'owner', label: 'Owner', options: [{ value: 'none', label: 'Nobody' }, ...named(desk?.colleagues)] },
    { name: 'branch', label: 'Branch', options: named(desk?.branches) },
  ]
}
