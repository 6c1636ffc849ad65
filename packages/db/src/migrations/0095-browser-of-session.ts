import { defineMigration } from './define.ts'

export const browserOfSession = defineMigration('0095-browser-of-session', (t) => [
  // Digest of the secret by which a browser is known again: whoever signs in there next takes its notices over.
  t.addColumn('access_tokens', 'browser', t.text.orNull()),
  t.index('access_tokens_of_browser', 'access_tokens', ['browser']),
  t.index('push_subscriptions_of_token', 'push_subscriptions', ['token_id']),
])
