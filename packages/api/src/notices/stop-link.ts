import { type NoticeChannel, type NoticeKind, noticeChannels, noticeKinds } from '@northlight/contract/notice-kinds'
import type { Ctx } from '../kernel/context.ts'
import { isSigned, sign } from '../kernel/keys.ts'

export type Stopped = { recipient: number; kind: NoticeKind; channel: NoticeChannel }

const nameOf = ({ recipient, kind, channel }: Stopped) =>
  `${recipient}-${noticeKinds.indexOf(kind)}-${noticeChannels.indexOf(channel)}`

const toSign = (name: string) => ({ purpose: 'notice-stop', content: `notice-stop|${name}`, bytes: 18 }) as const

/** Stops one kind on one channel and opens nothing. Made of numbers and a signature: nothing of it is stored. */
const keyOf = (ctx: Ctx, stopped: Stopped): string => {
  const name = nameOf(stopped)
  return `${name}-${sign(ctx.services.keys, toSign(name)).replace('.', '-')}`
}

/** What a key of ours stops; undefined for any other. */
export const readStopKey = (ctx: Ctx, key: string): Stopped | undefined => {
  const [, recipient, kind, channel, digest, by] = /^(\d{1,15})-(\d)-(\d)-([\w-]{24})-([\da-f]{8})$/.exec(key) ?? []
  const stopped = {
    recipient: Number(recipient),
    kind: noticeKinds[Number(kind)],
    channel: noticeChannels[Number(channel)],
  }
  if (!stopped.kind || !stopped.channel) return undefined
  const known = { ...stopped, kind: stopped.kind, channel: stopped.channel }
  return isSigned(ctx.services.keys, toSign(nameOf(known)), `${digest}.${by}`) ? known : undefined
}

/** `page` asks with a button, for people; `oneClick` is what a mail program sends a form to. */
export const stopLinks = (ctx: Ctx, stopped: Stopped) => {
  const key = keyOf(ctx, stopped)
  return {
    page: `${ctx.services.siteUrl}/stop-notices/${key}`,
    oneClick: `${ctx.services.apiUrl}/api/v1/notices/stop/${key}`,
  }
}
