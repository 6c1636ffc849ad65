import { later } from '@northlight/contract/dates'
import { minutes } from '@northlight/contract/durations'
import { audit } from '../kernel/audit.ts'
import type { Ctx } from '../kernel/context.ts'
import { ApiFailure, fail } from '../kernel/errors.ts'
import { isSigned, sign } from '../kernel/keys.ts'
import { partsOf, port } from '../kernel/ports.ts'

/** A file made when it is asked for; nothing lies on a disk waiting to be fetched. */
export type Download = { name: string; type: string; bytes: Uint8Array }
/** By the kind that a key names. */
export type DownloadMaker = {
  kind: string
  make: (ctx: Ctx, id: number) => Promise<Download | undefined>
  /**
   * A file of the office: its key opens for the session that was given it, until that session ends, and each download is
   * a line of the audit.
   */
  isOffice?: true
}

/** Hall tickets, reports, files of the office. */
export const downloadMakers = port<DownloadMaker>('media.downloads', 5)

/** Long enough to open the address a screen has just asked for, also on a slow connection. */
const lifetime = minutes(10)

const toSign = (content: string) => ({ purpose: 'download', content: `download|${content}` }) as const

/** The session of the person who asks; 0 for nobody's. */
const sessionOf = ({ actor }: Ctx): number => (actor.kind === 'user' ? actor.tokenId : 0)

/** A key that opens one document for a few minutes: browsers open it in a new tab. */
export const fileKey = (ctx: Ctx, kind: string, id: number): string => {
  const until = Math.floor(Date.parse(later(ctx.now(), lifetime)) / 1000)
  const content = [kind, ...[id, until, sessionOf(ctx)].map((part) => part.toString(36))].join('.')
  return `${content}.${sign(ctx.services.keys, toSign(content))}`
}

type Asked = { kind: string; id: number; session: number }

const readKey = (ctx: Ctx, key: string): Asked | undefined => {
  const [kind = '', id = '', until = '', session = '', ...signature] = key.split('.')
  if (!isSigned(ctx.services.keys, toSign([kind, id, until, session].join('.')), signature.join('.'))) return undefined
  if (Number.parseInt(until, 36) * 1000 < Date.parse(ctx.now())) return undefined
  return { kind, id: Number.parseInt(id, 36), session: Number.parseInt(session, 36) }
}

/** The file of a key, made for the person who may have it; of the office's files only for the session that asked for the key. */
const fileOf = async (ctx: Ctx, asked: Asked): Promise<Download | undefined> => {
  const maker = partsOf(ctx, downloadMakers).find(({ kind }) => kind === asked.kind)
  // A student's paper opens in whatever program the link is passed to, and tells its maker nothing of who opens it.
  if (!maker?.isOffice) return maker?.make({ ...ctx, actor: { kind: 'visitor' } }, asked.id)
  if (asked.session === 0 || sessionOf(ctx) !== asked.session) return undefined
  const file = await maker.make(ctx, asked.id)
  if (file)
    await audit(ctx, {
      action: 'downloads.take',
      entity: asked.kind,
      id: asked.id,
      details: { bytes: file.bytes.length },
    })
  return file
}

/** The document behind a key as a reply; 404 for a key that is forged, too old or whose document is gone. */
export const downloadReply = async (ctx: Ctx, { method, url }: Pick<Request, 'method' | 'url'>): Promise<Response> => {
  // Mail programs and virus scanners look at a link before a person opens it; a look must not use it up.
  if (method === 'HEAD') throw new ApiFailure('method_not_allowed', { headers: { allow: 'GET' } })
  const asked = readKey(ctx, new URL(url).pathname.split('/').at(-1) ?? '')
  const file = asked && (await fileOf(ctx, asked))
  if (!file) return fail('not_found', 'This link is no longer good. Please ask for the file again on our site.')
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.type,
      'content-length': String(file.bytes.length),
      'content-disposition': `inline; filename="${file.name}"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
