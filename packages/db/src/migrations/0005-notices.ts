import { defineMigration } from './define.ts'

export const notices = defineMigration('0005-notices', (t) => [
  // Whom notices go to: an account, or a mailbox that has none, such as that of a parent who agreed by mail.
  t.table(
    'notice_recipients',
    {
      id: t.id,
      user_id: t.link('users', 'cascade').orNull().unique(),
      // A digest: enough to know a stopped mailbox again, also after its account is gone.
      mailbox: t.text.orNull().unique(),
      phone: t.text.orNull(),
      phone_channel: t.text.orNull().oneOf(['whatsapp', 'sms']),
      phone_confirmed_at: t.instant.orNull(),
      code_hash: t.text.orNull(),
      code_tries: t.int.startsAt(0),
      code_expires_at: t.instant.orNull(),
      // A number that waits for its code: the one that was confirmed before stays in use until it is typed back.
      wanted_phone: t.text.orNull(),
      wanted_channel: t.text.orNull().oneOf(['whatsapp', 'sms']),
      asked_at: t.instant.orNull(),
      // How often this account has asked for a code, and on which day.
      asks_on: t.day.orNull(),
      asks: t.int.startsAt(0),
      created_at: t.instant,
    },
    ['check ((user_id is null) <> (mailbox is null))'],
  ),

  // What somebody has said yes or no to. Without a row the rule of the kind holds.
  t.table(
    'notice_choices',
    {
      recipient_id: t.link('notice_recipients', 'cascade'),
      kind: t.text.oneOf(['test-tomorrow', 'result-out', 'marks-changed', 'fee-due', 'week']),
      channel: t.text.oneOf(['mail', 'whatsapp', 'sms', 'push']),
      is_on: t.flag(false),
      how: t.text.oneOf(['account', 'link']),
      decided_at: t.instant,
    },
    ['primary key (recipient_id, kind, channel)'],
  ),

  t.table('push_subscriptions', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    // The address of one browser at its push service. Anyone who signs in there last gets the notices.
    endpoint: t.text.unique(),
    p256dh: t.text,
    auth: t.text,
    // The session in which a browser was turned on; signing out there ends its notices.
    token_id: t.link('access_tokens', 'set null').orNull(),
    created_at: t.instant,
  }),
  t.index('push_subscriptions_of_user', 'push_subscriptions', ['user_id']),
  t.index('push_subscriptions_of_token', 'push_subscriptions', ['token_id']),
])
