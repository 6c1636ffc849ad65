import type { SearchGroup } from '@northlight/contract/search'
import { useEffect, useState } from 'react'
import { useRead } from '../../../platform/api/use-read.ts'
import { isSearchable, searchWords } from './search-words.ts'

export type SearchState = {
  /** `idle`: too little is typed. While loading, what was found before stays. */
  status: 'idle' | 'loading' | 'ready' | 'failed'
  words: string
  total: number
  groups: SearchGroup[]
}

const nothing: SearchState = { status: 'idle', words: '', total: 0, groups: [] }

/** People type a word in bursts; asking after a short pause saves most calls. */
const pause = 160

const usePaused = (words: string): string => {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), pause)
    return () => clearTimeout(timer)
  }, [words])
  return paused
}

/** Finds while typing. Only the newest question is answered. */
export const useSearch = (typed: string): SearchState & { retry: () => Promise<void> } => {
  const words = searchWords(typed)
  const asked = usePaused(words)
  const { status, value, retry } = useRead(
    asked,
    async (client, signal) => {
      const { total, groups } = await client.get('/search', { query: { q: asked, total: 4 }, signal })
      return { words: asked, total, groups }
    },
    isSearchable(asked),
  )
  if (!isSearchable(words)) return { ...nothing, retry }
  const isAnswered = asked === words && (status === 'failed' || value?.words === words)
  return { ...nothing, ...value, status: isAnswered ? status : 'loading', retry }
}
