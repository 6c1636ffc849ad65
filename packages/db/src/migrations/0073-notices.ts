import { defineMigration } from './define.ts'

const kinds = ['test-tomorrow', 'result-out', 'marks-changed', 'fee-due', 'week']
const channels = ['mail', 'whatsapp', 'sms', 'push']

export const notices = defineMigration('0073-notices', (t) => [
  // The outbox holds what goes to phones as well; what can be stopped carries the address at which it is stopped.
  t.addColumn('mails', 'channel', t.text.oneOf(channels).startsAt('mail')),
  t.addColumn('mails', 'stop_url', t.text.orNull()),

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
      created_at: t.instant,
    },
    ['check ((user_id is null) <> (mailbox is null))'],
  ),

  // What somebody has said yes or no to. Without a row the rule of the kind holds.
  t.table(
    'notice_choices',
    {
      recipient_id: t.link('notice_recipients', 'cascade'),
      kind: t.text.oneOf(kinds),
      channel: t.text.oneOf(channels),
      is_on: t.flag(false),
      how: t.text.oneOf(['account', 'link']),
      decided_at: t.instant,
    },
    ['primary key (recipient_id, kind, channel)'],
  ),
])
