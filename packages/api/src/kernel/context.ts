import type { Instant } from '@northlight/contract/dates'
import { sourceHeader } from '@northlight/contract/office/family-words'
import type { FactorNeed } from '@northlight/contract/office/me'
import type { Asker } from '@northlight/contract/queue'
import type { Role } from '@northlight/contract/roles'
import { announce as announceChange } from '@northlight/db/changes'
import type { Database, Db } from '@northlight/db/database'
import { transaction } from '@northlight/db/transaction'
import type { MessageTransport } from '@northlight/mail/messages'
import type { MailTransport } from '@northlight/mail/transports'
import type { PushTransport } from '@northlight/mail/web-push'
import type { KeyRing } from './keys.ts'
import type { Backups, Gateway, Storage } from './services.ts'

/** What is known of a session of the staff besides the role. Without it a session may only look after itself. */
export type StaffSession = {
  /** Null: everywhere. */
  branches: readonly number[] | null
  /** When this session last showed a second factor. */
  factorAt: Instant | null
  hasFactor: boolean
  /** What the session lacks before it may act. */
  needs: FactorNeed | null
}

/** Who acts. Policy and audit always know, because nothing happens without one. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; id: number; role: Role; tokenId: number; staff?: StaffSession }
  | { kind: 'system'; job: string }

export type Logger = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What domains bring to the ports of others, by the name of the port; see `ports.ts`. */
export type Parts = ReadonlyMap<string, readonly unknown[]>

/** Everything opened once at the start and passed down; nothing in this package opens anything itself. */
export type Services = {
  database: Database
  /** Always the `parts` of `domains.ts`. */
  parts: Parts
  /** Without one, mails are only kept in the outbox. */
  mail: MailTransport | null
  /** WhatsApp and SMS. Without a provider, messages are only kept in the outbox. */
  messages: MessageTransport | null
  /** Notices to browsers; none where this installation sends nothing to them. */
  push: PushTransport | null
  storage: Storage
  gateway: Gateway
  clock: () => Instant
  /** Public main URL of the site, and the root under which this API and its media are reached. */
  siteUrl: string
  apiUrl: string
  /** Origins of other front ends, to which a person who came from there may be led back. */
  frontEnds?: readonly string[]
  keys: KeyRing
  /** Where notices about enquiries go; empty means the institute's own address. */
  officeEmail: string
  /** Sign-in by Google, when its keys are set. The issuer is another one only in tests. */
  google?: { clientId: string; clientSecret: string; issuer?: string }
  logger: Logger
  /** The demo institute is in this database; the office says so. */
  isDemo?: boolean
  /** Absent where a process makes none, such as that of a test. */
  backups?: Backups
  /** Draws the usual sizes of a stored picture ahead; absent where this process serves none. */
  makeSizes?: (path: string) => Promise<void>
  /** Bytes left on the disk of the data; absent where there is none of ours. */
  freeRoom?: () => Promise<number>
}

/** What every verb receives first. Inside `inTransaction` its `db` is the transaction. */
export type Ctx = {
  db: Db
  actor: Actor
  now: () => Instant
  requestId: string
  /** Whether the visitor's connection is closed: nobody is left to hear an answer. Absent where nobody ever waits. */
  isGone?: () => boolean
  /** Visitor's network address, for limits only; never stored. */
  address: string
  /** What the browser calls itself; names a session in the list of devices. */
  device: string
  /** The one branch whose rows a list shall show; see `branchHeader`. */
  branchInView?: number
  /** The branch that a colleague has in view while something is sent: money that is taken lies at its desk. */
  atBranch?: number
  /** Where the visitor came from, as the site says it with a form; see `sourceHeader`. */
  cameFrom?: string
  /** The other front end that this call comes from, if it is one of the allowed. */
  frontEnd?: string
  services: Services
}

/** The context of one call from outside, before anyone is known to be behind it. */
export const callContext = (
  services: Services,
  request: Request,
  caller: { address: string; requestId: string },
): Ctx => ({
  db: services.database.db,
  actor: { kind: 'visitor' },
  now: services.clock,
  requestId: caller.requestId,
  address: caller.address,
  device: request.headers.get('user-agent') ?? 'unknown device',
  cameFrom: request.headers.get(sourceHeader) ?? undefined,
  frontEnd: services.frontEnds?.find((origin) => origin === request.headers.get('origin')),
  isGone: () => request.signal.aborted,
  services,
})

/** For work that is done in turns: of one visitor only a few pieces wait, and none is begun for one who has left. */
export const askerOf = (ctx: Ctx): Asker => ({
  who: ctx.actor.kind === 'user' ? `user:${ctx.actor.id}` : ctx.address,
  isGone: ctx.isGone,
})

export const systemContext = (services: Services, job: string): Ctx => ({
  db: services.database.db,
  actor: { kind: 'system', job },
  now: services.clock,
  requestId: `job-${job}`,
  address: 'internal',
  device: 'server',
  services,
})

/** The same context on a read connection: a long read does not block saves of a test. Not inside a transaction. */
export const onReadConnection = (ctx: Ctx): Ctx => ({ ...ctx, db: ctx.services.database.reader })

/** Runs a verb in a transaction; a verb called inside a verb joins it as a savepoint. */
export const inTransaction = <T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  transaction(ctx.db, (db) => work({ ...ctx, db }))

/** Tells every process, after commit, that something it may hold is stale. */
export const announce = (ctx: Ctx, topic: 'content' | 'seats' | 'settings' | 'jobs' | 'families') =>
  announceChange(ctx.db, topic)
