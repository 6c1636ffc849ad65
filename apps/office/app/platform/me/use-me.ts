import type { Act, Grade } from '@northlight/contract/office/acts'
import type { OfficeMeView } from '@northlight/contract/office/me'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { client } from '../api/client.ts'
import { forgetKept, keep, kept } from '../browser-storage/browser-storage.ts'
import { queryClient } from '../browser-storage/query-client.ts'

export const meKey = ['me']

/** For when there is no network. What a colleague has left on this device is forgotten. */
const keepMe = (me: OfficeMeView) => {
  const before = kept<OfficeMeView>('me')?.value
  if (before && before.email !== me.email) forgetKept()
  keep('me', me)
}

const meQuery = {
  queryKey: meKey,
  queryFn: async () => {
    const me = await client.get('/office/me')
    keepMe(me)
    return me
  },
  staleTime: Number.POSITIVE_INFINITY,
}

export const useReadMe = (isWanted: boolean) => useQuery({ ...meQuery, enabled: isWanted })

/** Answered before anything is drawn. */
export const takeMe = (me: OfficeMeView) => {
  keepMe(me)
  queryClient.setQueryData(meKey, me)
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
