import type { Instant } from '@northlight/contract/dates'
import type { NoticeChannel, NoticeKind } from '@northlight/contract/notice-kinds'
import type { Generated } from 'kysely'

export type NoticeRecipientTable = {
  id: Generated<number>
  user_id: number | null
  /** Digest of a mailbox without an account. */
  mailbox: string | null
  /** A number that was confirmed. */
  phone: string | null
  phone_channel: 'whatsapp' | 'sms' | null
  phone_confirmed_at: Instant | null
  /** A number that waits for its code. */
  wanted_phone: string | null
  wanted_channel: 'whatsapp' | 'sms' | null
  asked_at: Instant | null
  /** Codes asked for on the day `asks_on`. */
  asks_on: string | null
  asks: Generated<number>
  /** Of the code that went to the wanted number. */
  code_hash: string | null
  code_tries: Generated<number>
  code_expires_at: Instant | null
  created_at: Instant
}

export type NoticeChoiceTable = {
  recipient_id: number
  kind: NoticeKind
  channel: NoticeChannel
  is_on: boolean
  how: 'account' | 'link'
  decided_at: Instant
}

/** A browser that takes notices. */
export type PushSubscriptionTable = {
  id: Generated<number>
  user_id: number
  /** The session in which it was turned on; null once that has run out and was cleared away. */
  token_id: number | null
  endpoint: string
  p256dh: string
  auth: string
  created_at: Instant
}

export type NoticeTables = {
  notice_recipients: NoticeRecipientTable
  notice_choices: NoticeChoiceTable
  push_subscriptions: PushSubscriptionTable
}
