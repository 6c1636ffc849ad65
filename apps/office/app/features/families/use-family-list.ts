import { useSearchParams } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { useKept } from '../../platform/offline/use-kept.ts'
import { familiesKey } from './use-families.ts'

const filterNames = [
  ...(['search', 'state', 'owner', 'branch', 'form', 'class', 'programme', 'page'] as const),
  ...(['source', 'medium', 'campaign', 'from', 'to'] as const),
] as const
export type FilterName = (typeof filterNames)[number]

/** The list whose view, filters and page stand in the address. */
export const useFamilyList = () => {
  const [params, setParams] = useSearchParams()
  const view = params.get('view') ?? 'inbox'
  const page = Math.max(1, Number(params.get('page') ?? 1) || 1)
  const perPage = Number(params.get('total') ?? 25) || 25
  const filter: Partial<Record<FilterName, string>> = Object.fromEntries(
    filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  )
  const set = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (!('page' in changes)) next.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: 'search' in changes },
    )
  // A search goes through all families: who looks for somebody does not know in which list they are.
  const shownView = filter.search ? 'all' : view
  const query = {
    page,
    total: perPage,
    'filter[view]': shownView,
    ...Object.fromEntries(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value])),
  }
  const list = useKept([familiesKey, 'list', JSON.stringify(query)], () => client.get('/office/families', { query }))
  return { list, view: shownView, page, perPage, filter, set, asked: { view: shownView, ...filter } }
}

export type FamilyList = ReturnType<typeof useFamilyList>
