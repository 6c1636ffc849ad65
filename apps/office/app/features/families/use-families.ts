import { seconds } from '@northlight/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/browser-storage/query-client.ts'
import { useKept } from '../../platform/offline/use-kept.ts'

/** Everything about families is read under this key; whatever is written makes all of it old. */
export const familiesKey = 'families'
export const readFamiliesAgain = () => queryClient.invalidateQueries({ queryKey: [familiesKey] })

/** States, texts, colleagues and branches: what every screen of families needs. */
export const useReadDesk = () => useKept([familiesKey, 'desk'], () => client.get('/office/families/desk'))
export const useDesk = () => useReadDesk().data

export const useFamily = (id: string) =>
  useKept([familiesKey, id], async () => (await client.get('/office/families/{id}', { params: { id } })).family)

export const useToday = () => useKept([familiesKey, 'today'], () => client.get('/office/families/today'))

export const useCounts = (isWanted: boolean) =>
  useQuery({
    queryKey: [familiesKey, 'counts'],
    queryFn: () => client.get('/office/families/counts'),
    enabled: isWanted,
    staleTime: seconds(30),
  }).data

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits at the server for the next change while somebody looks and there is a network, and then reads again what is shown. */
export const useFamilyNews = (isWanted: boolean) => {
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    const listen = async () => {
      let since: number | undefined
      while (!stop.signal.aborted) {
        if (document.hidden || !navigator.onLine) {
          await rest(seconds(1))
          continue
        }
        try {
          const query = since === undefined ? {} : { since: String(since) }
          const { news } = await client.get('/office/families/news', { query, signal: stop.signal })
          if (since !== undefined && news !== since) await readFamiliesAgain()
          since = news
        } catch {
          await rest(seconds(5))
        }
      }
    }
    void listen()
    return () => stop.abort()
  }, [isWanted])
}
