import { defineMigration } from './define.ts'

export const pushOfSession = defineMigration('0090-push-of-session', (t) => [
  // The session in which a browser was turned on; signing out there ends its notices.
  t.addColumn('push_subscriptions', 'token_id', t.link('access_tokens', 'set null').orNull()),
])
