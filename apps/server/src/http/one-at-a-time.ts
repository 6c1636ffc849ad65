import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** More than any browser ever sends ahead. */
const mostAhead = 20

/**
 * Requests that a visitor sends ahead on one connection are begun one after the other, and not at all once the
 * connection is closed. Node would hand out all of them at once: a hundred in one packet would be worked off for
 * somebody who has long left.
 */
export function oneAtATime(handle: Handler): Handler {
  const lastOf = new WeakMap<Socket, ServerResponse>()
  const aheadOf = new WeakMap<Socket, number>()
  return (incoming, outgoing) => {
    const { socket } = incoming
    const before = lastOf.get(socket)
    lastOf.set(socket, outgoing)
    if (!before || before.writableFinished) return handle(incoming, outgoing)
    const ahead = (aheadOf.get(socket) ?? 0) + 1
    aheadOf.set(socket, ahead)
    if (ahead > mostAhead) return void socket.destroy()
    before.once('close', () => {
      aheadOf.set(socket, (aheadOf.get(socket) ?? 1) - 1)
      if (!socket.destroyed) handle(incoming, outgoing)
    })
  }
}
