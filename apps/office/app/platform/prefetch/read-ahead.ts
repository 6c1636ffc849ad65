import type { OfficeMeView } from '@northlight/contract/office/me'
import { firstListCall, type PrefetchReply, prefetchAddress, todayCalls } from '@northlight/contract/office/prefetch'
import { resources } from '@northlight/contract/office/resources/list'
import { readMark } from '@northlight/ui/session/signed-in-mark.ts'
import { keepFirstList } from '../admin/list-cache.ts'
import type { ListReply } from '../admin/list-query.ts'
import { branchHeaders } from '../browser-storage/branch-in-view.ts'
import { keep } from '../browser-storage/browser-storage.ts'
import { queryClient } from '../browser-storage/query-client.ts'
import { takeMe } from '../me/use-me.ts'
import { takeSession } from '../session/session.ts'

/** Where each answer is looked for before it is asked for. */
const keepers: Record<string, (said: never) => unknown> = {
  '/office/me': (me: OfficeMeView) => takeMe(me),
  ...Object.fromEntries(
    todayCalls.map(({ key, address }) => [
      address,
      (said: object) => {
        queryClient.setQueryData(key, said)
        // What is read as it last was where there is no network.
        if (key[0] === 'families') keep(key.join(':'), said)
      },
    ]),
  ),
  ...Object.fromEntries(
    resources.map((resource) => [firstListCall(resource), (reply: ListReply) => keepFirstList(resource, reply)]),
  ),
}

/**
 * Takes what the server has answered while the browser loaded the script (the document names the address, so it is on
 * its way or here): who looks, and what the screen at this address asks for first. It is then drawn once, with its rows.
 * Without this reply every part asks by itself.
 */
export const readPrefetched = async (place: { pathname: string; search: string }): Promise<void> => {
  const answers = await readAnswers(place)
  if (answers && todayCalls[0] && todayCalls[0].address in answers) queryClient.setQueryData(todayKey, true)
}

/** Under this it is known that everything on Today was read together. */
export const todayKey = ['today-together']

/** All that stands on Today, read again in one call. */
export const readToday = async (): Promise<true> => {
  await readAnswers({ pathname: '/office', search: '' })
  return true
}

const readAnswers = async (place: {
  pathname: string
  search: string
}): Promise<PrefetchReply['answers'] | undefined> => {
  const mark = readMark()
  const reply = await fetch(prefetchAddress(place), {
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...branchHeaders() },
  })
  if (!reply.ok) return undefined
  const { session, answers } = (await reply.json()) as PrefetchReply
  // Signed out, or in, elsewhere meanwhile: these are the answers of a session that is over.
  if (readMark() !== mark) return undefined
  takeSession(session)
  for (const [address, said] of Object.entries(answers)) keepers[address]?.(said as never)
  return answers
}
