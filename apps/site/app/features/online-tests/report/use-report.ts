import { seconds } from '@northlight/contract/durations'
import { useEffect } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { useTestFamily } from './use-test-family.ts'

/** The report, asked for again in silence while the paper is being marked: one lost answer ends nothing. */
export const useReport = (slug: string) => {
  const { root } = useTestFamily()
  const read = useRead(slug, (client) => client.get(`${root}/report/full`, { params: { slug } }))
  const isMarking = read.value?.state === 'marking'
  const { refresh } = read
  useEffect(() => {
    if (!isMarking) return
    const timer = setInterval(refresh, seconds(3))
    return () => clearInterval(timer)
  }, [isMarking, refresh])
  // The server has none for this person: the test was not finished, or it ended before its time.
  const isNone = read.status === 'failed' && isApiError(read.error) && read.error.status === 404
  return { ...read, isNone }
}
