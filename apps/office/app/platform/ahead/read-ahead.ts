import { type AheadReply, aheadAddress, firstListCall, todayCalls } from '@northlight/contract/office/ahead'
import type { OfficeMeView } from '@northlight/contract/office/me'
import { resources } from '@northlight/contract/office/resources/list'
import { keepFirstList } from '../admin/list-cache.ts'
import type { ListReply } from '../admin/list-query.ts'
import { queryClient } from '../api/query-client.ts'
import { takeMe } from '../me/use-me.ts'
import { takeSession } from '../session/session.ts'

/** Where each answer is looked for before it is asked for. */
const keepers: Record<string, (said: never) => unknown> = {
  '/office/me': (me: OfficeMeView) => takeMe(me),
  ...Object.fromEntries(
    Object.entries(todayCalls).map(([name, address]) => [
      address,
      (said: object) => queryClient.setQueryData([name], said),
    ]),
  ),
  ...Object.fromEntries(
    resources.map((resource) => [firstListCall(resource), (reply: ListReply) => keepFirstList(resource, reply)]),
  ),
}

/**
 * Takes what the server has answered while the browser read the program (the document names the address, so it is on
 * its way or here): who looks, and what the screen at this address asks for first. It is then drawn once, with its rows.
 * Without this reply every part asks by itself.
 */
export const readAhead = async (place: { pathname: string; search: string }): Promise<void> => {
  const reply = await fetch(aheadAddress(place), {
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  })
  if (!reply.ok) return
  const { session, answers } = (await reply.json()) as AheadReply
  takeSession(session)
  for (const [address, said] of Object.entries(answers)) keepers[address]?.(said as never)
}
