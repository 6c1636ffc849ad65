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

export const useConsentsRead = (isWanted = true) =>
  useQuery({
    queryKey: ['consents'],
    queryFn: () => client.get('/office/consents'),
    enabled: useMay()('consent.read') && isWanted,
    staleTime,
  })

/** Tests of two weeks with their checklists, and what is to be decided after a test. */
export const useComingTests = () =>
  useQuery({
    queryKey: ['coming-tests'],
    queryFn: () => client.get('/office/coming-tests'),
    enabled: useMay()('tests.write'),
    staleTime,
  })

/** Tests that are being written, or will be within the hour. */
export const useExamDay = () =>
  useQuery({ queryKey: ['exam-day'], queryFn: () => client.get('/office/console'), staleTime })

/** Keys that students dispute, the oldest first. */
export const useOpenChallenges = (isWanted = true) =>
  useQuery({
    queryKey: ['challenges', 'open'],
    queryFn: () => client.get('/office/challenges', { query: { 'filter[state]': 'open', total: 5 } }),
    enabled: useMay()('keys.decide') && isWanted,
    staleTime,
  })

export const useVisitsRead = () =>
  useQuery({
    queryKey: ['visits'],
    queryFn: () => client.get('/office/visits'),
    enabled: useMay()('content.draft'),
  })
