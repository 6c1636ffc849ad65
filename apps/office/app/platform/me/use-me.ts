import type { Act, Grade } from '@northlight/contract/office/acts'
import type { OfficeMeView } from '@northlight/contract/office/me'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { client } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { forgetKept, keep, kept } from '../offline/kept.ts'

export const meKey = ['me']

const meQuery = {
  queryKey: meKey,
  queryFn: async () => {
    const me = await client.get('/office/me')
    keep('me', me)
    return me
  },
  staleTime: Number.POSITIVE_INFINITY,
}

export const useReadMe = (isWanted: boolean) => useQuery({ ...meQuery, enabled: isWanted })

/**
 * Asked for before anything is drawn: each answer on a slow line is a sixth of a second. Whoever worked here last is
 * taken to be as before until the answer has come, so that the first list is asked for beside it and not after it; the
 * API decides every call by itself. What a colleague has left on this device is forgotten.
 */
export const readMeAhead = (email: string) => {
  const before = kept<OfficeMeView>('me')?.value
  if (before && before.email !== email) forgetKept()
  else if (before?.needs === null) queryClient.setQueryData(meKey, before)
  return queryClient.fetchQuery({ ...meQuery, staleTime: 0 })
}

export const readMeAgain = () => queryClient.invalidateQueries({ queryKey: meKey })

export const MeContext = createContext<OfficeMeView | null>(null)

/** Who is signed in. Only below the guard, where it is known. */
export const useMe = (): OfficeMeView => {
  const me = useContext(MeContext)
  if (!me) throw new Error('useMe is used outside the guard.')
  return me
}

export const gradeIn = (me: OfficeMeView, act: string): Grade =>
  me.acts.find((one) => one.act === (act as Act))?.grade ?? 'no'

/** Whether the person may do it at all; how far, only the API knows for each record. */
export const mayIn = (me: OfficeMeView, act: string): boolean => gradeIn(me, act) !== 'no'

export const useMay = (): ((act: string) => boolean) => {
  const me = useMe()
  return (act) => mayIn(me, act)
}
