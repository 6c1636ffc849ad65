import { type Listener, port } from '../kernel/ports.ts'

/**
 * Somebody has proved to be the owner of an account: by signing in, by a new password, or by taking an address back.
 * Told in the transaction that does it.
 */
export const accountReturned = port<Listener<{ user_id: number }>>('accounts.returned', 1)
