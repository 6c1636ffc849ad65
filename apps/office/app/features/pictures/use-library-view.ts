import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type LibraryView = { page: number; search: string; filter: string }

const first: LibraryView = { page: 1, search: '', filter: '' }

/** The filter that leaves the drawings of questions out; most of what is chosen for a page is a photograph. */
export const photographs = 'photographs'

/** What the library shows: in the address on its own screen, where a colleague can be sent it; not so in a dialog. */
export const useLibraryView = (isChooser: boolean, filter = '') => {
  const [own, setOwn] = useState({ ...first, filter })
  const [params, setParams] = useSearchParams()
  const inAddress: LibraryView = {
    page: Math.max(1, Number(params.get('page')) || 1),
    search: params.get('search') ?? '',
    filter: params.get('show') ?? '',
  }
  const view = isChooser ? own : inAddress
  const set = (part: Partial<LibraryView>) => {
    const next = { ...view, page: 1, ...part }
    if (isChooser) return setOwn(next)
    setParams(
      {
        ...(next.search && { search: next.search }),
        ...(next.filter && { show: next.filter }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      { replace: true },
    )
  }
  return { view, set, showAll: () => set(first) }
}
