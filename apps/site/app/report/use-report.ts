import { seconds } from '@northlight/contract/durations'
import { useEffect } from 'react'
import { useRead } from '../lists/use-read.ts'

/** The report, asked for again while the paper is being marked. */
export const useReport = (slug: string) => {
  const read = useRead(slug, (client) => client.get('/tests/{slug}/report/full', { params: { slug } }))
  const isMarking = read.value?.state === 'marking'
  const { retry } = read
  useEffect(() => {
    if (!isMarking) return
    const timer = setInterval(retry, seconds(3))
    return () => clearInterval(timer)
  }, [isMarking, retry])
  return read
}
