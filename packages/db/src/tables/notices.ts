import type { Instant } from '@northlight/contract/dates'
import type { NoticeChannel, NoticeKind } from '@northlight/contract/notice-kinds'
import type { Generated } from 'kysely'

export type NoticeRecipientTable = {
  id: Generated<number>
  user_id: number | null
  /** Digest of a mailbox without an account. */
  mailbox: string | null
  phone: string | null
  phone_channel: 'whatsapp' | 'sms' | null
  phone_confirmed_at: Instant | null
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
