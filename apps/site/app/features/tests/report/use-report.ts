import { seconds } from '@northlight/contract/durations'
import { useEffect } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { useTestFamily } from './use-test-family.ts'

/** The report, asked for again while the paper is being marked. */
export const useReport = (slug: string) => {
  const { root } = useTestFamily()
  const read = useRead(slug, (client) => client.get(`${root}/report/full`, { params: { slug } }))
  const isMarking = read.value?.state === 'marking'
  const { retry } = read
  useEffect(() => {
    if (!isMarking) return
    const timer = setInterval(retry, seconds(3))
    return () => clearInterval(timer)
  }, [isMarking, retry])
  // The server has none for this person: the test was not finished, or it ended before its time.
  const isNone = read.status === 'failed' && isApiError(read.error) && read.error.status === 404
  return { ...read, isNone }
}
