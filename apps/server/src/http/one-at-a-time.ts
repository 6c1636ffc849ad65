import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/** More than any browser ever sends ahead. */
const mostAhead = 20

/** Noted on the connection itself: a look into a table of all of them would be a part of every visit. */
const last = Symbol('the last reply')
const ahead = Symbol('requests ahead')
type Connection = Socket & { [last]?: ServerResponse; [ahead]?: number }

/**
 * HTTP pipelining: requests that a visitor sends ahead on one connection are begun one after the other, and not at all
 * once the connection is closed. Node would hand out all of them at once: a hundred in one packet would be worked off
 * for somebody who has long left.
 */
export function oneAtATime(handle: Handler): Handler {
  return (incoming, outgoing) => {
    const connection: Connection = incoming.socket
    const before = connection[last]
    connection[last] = outgoing
    if (!before || before.writableFinished) return handle(incoming, outgoing)
    const waiting = (connection[ahead] ?? 0) + 1
    connection[ahead] = waiting
    if (waiting > mostAhead) return void connection.destroy()
    before.once('close', () => {
      connection[ahead] = (connection[ahead] ?? 1) - 1
      if (!connection.destroyed) handle(incoming, outgoing)
    })
  }
}
