import type { SearchGroup } from '@northlight/contract/search'
import { useEffect, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { isSearchable, searchWords } from './search-words.ts'

export type SearchState = {
  /** `idle`: too little is typed. While loading, what was found before stays. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  words: string
  total: number
  groups: SearchGroup[]
}

const nothing: SearchState = { status: 'idle', words: '', total: 0, groups: [] }

/** People type a word in bursts; asking after a short rest saves most calls. */
const rest = 160

/** Finds while typing. Only the newest question is answered. */
export const useSearch = (typed: string, attempt: number): SearchState => {
  const [state, setState] = useState(nothing)
  const words = searchWords(typed)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a failure
  useEffect(() => {
    if (!isSearchable(words)) {
      setState(nothing)
      return
    }
    setState((before) => ({ ...before, status: 'loading', words }))
    const stop = new AbortController()
    const wait = setTimeout(async () => {
      try {
        const client = await browserClient()
        const { total, groups } = await client.get('/search', { query: { q: words, total: 4 }, signal: stop.signal })
        if (!stop.signal.aborted) setState({ status: 'ready', words, total, groups })
      } catch {
        if (!stop.signal.aborted) setState({ ...nothing, status: 'failed', words })
      }
    }, rest)
    return () => {
      clearTimeout(wait)
      stop.abort()
    }
  }, [words, attempt])
  return state
}
