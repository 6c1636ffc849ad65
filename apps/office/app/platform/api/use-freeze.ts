import { minutes } from '@northlight/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { client } from './client.ts'

/** The tests that count and are being written now, and until when heavy work waits for them. */
export const useFreeze = () =>
  useQuery({
    queryKey: ['freeze'],
    queryFn: () => client.get('/office/freeze'),
    refetchInterval: minutes(1),
    staleTime: minutes(1),
  }).data?.freeze ?? null
