import { defineMigration } from './define.ts'

export const pushSubscriptions = defineMigration('0074-push-subscriptions', (t) => [
  t.table('push_subscriptions', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    // The address of one browser at its push service. Whoever signs in there last gets the notices.
    endpoint: t.text.unique(),
    p256dh: t.text,
    auth: t.text,
    created_at: t.instant,
  }),
  t.index('push_subscriptions_of_user', 'push_subscriptions', ['user_id']),
])
