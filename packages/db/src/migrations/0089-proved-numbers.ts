import { defineMigration } from './define.ts'

export const provedNumbers = defineMigration('0089-proved-numbers', (t) => [
  // A number that waits for its code: the one that was confirmed before stays in use until it is typed back.
  t.addColumn('notice_recipients', 'wanted_phone', t.text.orNull()),
  t.addColumn('notice_recipients', 'wanted_channel', t.text.orNull().oneOf(['whatsapp', 'sms'])),
  t.addColumn('notice_recipients', 'asked_at', t.instant.orNull()),
  // How often this account has asked for a code, and on which day.
  t.addColumn('notice_recipients', 'asks_on', t.day.orNull()),
  t.addColumn('notice_recipients', 'asks', t.int.startsAt(0)),
  // A code of before does not say to which number it went; whoever waits for one asks again.
  `update notice_recipients
    set wanted_phone = phone, wanted_channel = phone_channel, phone = null, phone_channel = null,
      code_hash = null, code_expires_at = null
    where phone is not null and phone_confirmed_at is null`,
])
