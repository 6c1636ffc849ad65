import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { lowerPriority } from '@northlight/db/lower-priority'
import type { PasswordOrder, PasswordReply } from './password-thread.ts'

/** Lower than the thread that answers visitors: when both want a core, the page goes first and the password waits. */
const politeness = 5
// On Linux alone this is said of one thread; elsewhere it would slow down the whole server.
if (process.platform === 'linux') lowerPriority(politeness)

const replyTo = (order: PasswordOrder): PasswordReply => {
  try {
    if (order.kind === 'hash') return { hash: hashSync(order.password, order.parameters) }
    return { matches: verifySync(order.stored, order.password) }
  } catch (error) {
    return { error: String(error) }
  }
}

parentPort?.on('message', (order: PasswordOrder) => parentPort?.postMessage(replyTo(order)))
