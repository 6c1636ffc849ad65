import { minutes } from '@northlight/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { useMay } from '../../platform/me/use-me.ts'

const staleTime = minutes(1)

export const useMoneyRead = () =>
  useQuery({
    queryKey: ['money'],
    queryFn: () => client.get('/office/money'),
    enabled: useMay()('payments.read'),
    staleTime,
  })

export const useAdmissionsRead = () =>
  useQuery({
    queryKey: ['pipeline'],
    queryFn: () => client.get('/office/admissions'),
    enabled: useMay()('applications.read'),
    staleTime,
  })

export const useConsentsRead = () =>
  useQuery({
    queryKey: ['consents'],
    queryFn: () => client.get('/office/consents'),
    enabled: useMay()('consent.read'),
    staleTime,
  })

export const useVisitsRead = () =>
  useQuery({
    queryKey: ['visits'],
    queryFn: () => client.get('/office/visits'),
    enabled: useMay()('content.draft'),
  })
