import { resolve } from 'node:path'
import type { Bucket } from '@northlight/api/media/s3-storage'
import type { TwilioSettings } from '@northlight/mail/messages'
import { z } from 'zod'
import { backupFaults, backupSettings } from './backup/backup-settings.ts'
import type { SecurityContact } from './security-text.ts'
import { missingKey, type StorageAddress, storageAddress, storageSettings } from './storage-address.ts'

/** Everything an operator can set. `.env.example` documents each one. */
export type Environment = {
  port: number
  /** Unset unless given: without demo accounts every address, with them this machine alone. */
  host: string | undefined
  siteUrl: string
  /** Empty when the API runs in this process. */
  apiUrl: string
  /** Origins of other front ends. */
  frontEnds: string[]
  dataDir: string
  databaseUrl: string
  engine: 'sqlite' | 'postgres'
  storageDir: string
  /** Set when files lie in S3: then `storageDir` is not used, and no file is kept on this machine. */
  bucket: Bucket | undefined
  /** Where backups go each night; without it they stay on this machine. */
  backups: { to: StorageAddress; keys: Bucket['keys']; keyFile: string } | undefined
  /** The hour of the night in India at which a backup is made. */
  backupHour: number
  smtpUrl: string | undefined
  /** Who sends WhatsApp and SMS; without it they are only kept in the outbox. */
  twilio: TwilioSettings | undefined
  razorpay: { keyId: string; keySecret: string; webhookSecret: string } | undefined
  google: { clientId: string; clientSecret: string } | undefined
  sessionSecret: string | undefined
  /** Secrets that no longer sign, the newest first. */
  olderSecrets: string[]
  demo: 'on' | 'off' | 'auto'
  role: 'all' | 'web' | 'worker'
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** How long a process that was asked to stop says "not ready" and still serves. */
  drainSeconds: number
  trustProxy: number
  metricsToken: string | undefined
  /** Where traces are collected; without it none are made. */
  tracesTo: string | undefined
  officeEmail: string | undefined
  mailFrom: string
  security: SecurityContact | undefined
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
  readonly sentences: string[]
  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

const wholeNumber = (least: number, most: number) => {
  const sentence = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least && value <= most, sentence)
}

const parsedUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

/** An address of a whole site: pages, cookies and links all assume it starts at the root of its host. */
const webAddress = z
  .string()
  .refine((text) => {
    const url = parsedUrl(text)
    return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password
  }, 'must be a web address such as https://www.example.org')
  .refine((text) => {
    const url = parsedUrl(text)
    return !url || (url.pathname === '/' && !url.search && !url.hash)
  }, 'must not have a path, a query or a fragment')
  .transform((text) => new URL(text).origin)

const databaseAddress = z
  .string()
  .refine(
    (text) => /^sqlite:.+/.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
    'must start with sqlite: followed by a file, or be a postgres:// address',
  )

const mailAddress = z.string().refine((text) => {
  const url = parsedUrl(text)
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== ''
}, 'must be a mail server address such as smtp://user:password@mail.example.org:587')

const secret = z.string().min(32, 'must be at least 32 characters long')

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: () => `must be one of ${values.join(', ')}` })

const Variables = z.object({
  PORT: wholeNumber(1, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address such as 0.0.0.0')
    .optional(),
  SITE_URL: webAddress.optional(),
  API_URL: webAddress.optional(),
  FRONT_ENDS: z
    .string()
    .transform((text) => text.split(/\s+/))
    .pipe(z.array(webAddress))
    .default([]),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseAddress.optional(),
  STORAGE_URL: storageAddress.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_TO: storageAddress.optional(),
  BACKUP_KEY_FILE: z.string().optional(),
  BACKUP_HOUR: wholeNumber(0, 23).default(2),
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: mailAddress.optional(),
  TWILIO_ACCOUNT_SID: z.string().optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_SMS_FROM: z.string().optional(),
  TWILIO_WHATSAPP_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number such as +14155550100')
    .optional(),
  TWILIO_WHATSAPP_TEMPLATE: z.string().optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_PREVIOUS: z
    .string()
    .transform((text) => text.split(/\s+/))
    .pipe(z.array(secret))
    .optional(),
  DEMO: z
    .string()
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(['on', 'true', '1', 'off', 'false', '0'], { error: () => 'must be on or off' }))
    .transform((text) => (['on', 'true', '1'].includes(text) ? ('on' as const) : ('off' as const)))
    .optional(),
  ROLE: oneOf(['all', 'web', 'worker']).default('all'),
  DRAIN_SECONDS: wholeNumber(0, 300).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(
      (text) => /^https?:$/.test(parsedUrl(text)?.protocol ?? ''),
      'must be a web address such as http://127.0.0.1:4318',
    )
    .optional(),
  OFFICE_EMAIL: z.email('must be an e-mail address').optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^https$/ })], {
      error: () => 'must be an e-mail address or an address such as https://www.example.org/security',
    })
    .optional(),
  SECURITY_EXPIRES: z.iso.date('must be a day such as 2027-06-30').optional(),
  SECURITY_POLICY: z.url({ protocol: /^https$/, error: () => 'must be an address beginning with https://' }).optional(),
  SECURITY_LANGUAGES: z
    .string()
    .regex(/^[a-z]{2}(?:, ?[a-z]{2})*$/, 'must be codes of languages such as en, kn')
    .default('en'),
})

/** What a variable of ours may be called. */
export const settingNames: readonly string[] = Object.keys(Variables.shape)

/** Values of these are never repeated in a message: they are, or may carry, a password. */
const unspoken = new Set([
  'DATABASE_URL',
  'STORAGE_URL',
  'AWS_SECRET_ACCESS_KEY',
  'BACKUP_TO',
  'BACKUP_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'TWILIO_AUTH_TOKEN',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'METRICS_TOKEN',
])

const razorpayNames = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/** A line `NAME=` in an env file means "not set", so empty values count as missing. */
const withoutEmpty = (vars: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(vars)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  )

const sentenceOf = (name: string, message: string, value: unknown) =>
  unspoken.has(name) ? `${name} ${message}.` : `${name} ${message}; it is "${String(value)}".`

export function readEnvironment(vars: Record<string, string | undefined>, folder = process.cwd()): Environment {
  const given = withoutEmpty(vars)
  const parsed = Variables.safeParse(given)
  const sentences = new Map<string, string>()
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0])
    if (!sentences.has(name)) sentences.set(name, sentenceOf(name, issue.message, given[name]))
  }
  const missing = razorpayNames.filter((name) => !given[name])
  if (missing.length > 0 && missing.length < razorpayNames.length) {
    const [first = ''] = missing
    sentences.set(first, `${first} is missing: payments need all of ${razorpayNames.join(', ')}, or none of them.`)
  }
  const [id, key] = [given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET]
  if (Boolean(id) !== Boolean(key)) {
    const lacking = id ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'
    sentences.set(lacking, `${lacking} is missing: sign-in by Google needs both of its keys, or neither.`)
  }
  const [account, token] = [given.TWILIO_ACCOUNT_SID, given.TWILIO_AUTH_TOKEN]
  if (Boolean(account) !== Boolean(token)) {
    const lacking = account ? 'TWILIO_AUTH_TOKEN' : 'TWILIO_ACCOUNT_SID'
    sentences.set(lacking, `${lacking} is missing: messages need both TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.`)
  }
  if (Boolean(given.TWILIO_WHATSAPP_FROM) !== Boolean(given.TWILIO_WHATSAPP_TEMPLATE)) {
    const lacking = given.TWILIO_WHATSAPP_FROM ? 'TWILIO_WHATSAPP_TEMPLATE' : 'TWILIO_WHATSAPP_FROM'
    sentences.set(lacking, `${lacking} is missing: WhatsApp needs a number and an approved template.`)
  }
  const lackingKey = missingKey(given)
  if (lackingKey) {
    sentences.set(lackingKey, `${lackingKey} is missing: STORAGE_URL names a bucket, which needs both of its keys.`)
  }
  for (const [name, sentence] of backupFaults(given, folder)) sentences.set(name, sentence)
  if (/^postgres/.test(given.DATABASE_URL ?? '') && !given.SESSION_SECRET) {
    sentences.set(
      'SESSION_SECRET',
      'SESSION_SECRET is required when DATABASE_URL is PostgreSQL, so that every process signs sessions alike.',
    )
  }
  if (given.SESSION_SECRET_PREVIOUS && !given.SESSION_SECRET) {
    sentences.set('SESSION_SECRET', 'SESSION_SECRET is missing: SESSION_SECRET_PREVIOUS only adds to it.')
  }
  if (/^(?:web|worker)$/.test(given.ROLE ?? '') && !/^postgres/.test(given.DATABASE_URL ?? '')) {
    sentences.set(
      'ROLE',
      `ROLE must be all with SQLite, because only one process may open the file; it is "${given.ROLE}".`,
    )
  }
  if (!parsed.success || sentences.size > 0) throw new EnvironmentError([...sentences.values()])

  const set = parsed.data
  const dataDir = resolve(folder, set.DATA_DIR)
  const databaseUrl = set.DATABASE_URL ?? `sqlite:${resolve(dataDir, 'northlight.db')}`
  const [keyId, keySecret, webhookSecret] = razorpayNames.map((name) => set[name])
  const siteUrl = set.SITE_URL ?? `http://localhost:${set.PORT}`
  return {
    port: set.PORT,
    host: set.HOST,
    siteUrl,
    apiUrl: set.API_URL ?? '',
    frontEnds: set.FRONT_ENDS,
    dataDir,
    databaseUrl,
    engine: databaseUrl.startsWith('sqlite:') ? 'sqlite' : 'postgres',
    ...storageSettings(set.STORAGE_URL, set, { folder, dataDir }),
    ...backupSettings(set, folder),
    smtpUrl: set.SMTP_URL,
    twilio:
      set.TWILIO_ACCOUNT_SID && set.TWILIO_AUTH_TOKEN
        ? {
            accountSid: set.TWILIO_ACCOUNT_SID,
            authToken: set.TWILIO_AUTH_TOKEN,
            smsFrom: set.TWILIO_SMS_FROM,
            whatsappFrom: set.TWILIO_WHATSAPP_FROM,
            whatsappTemplate: set.TWILIO_WHATSAPP_TEMPLATE,
          }
        : undefined,
    razorpay: keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : undefined,
    google:
      set.GOOGLE_CLIENT_ID && set.GOOGLE_CLIENT_SECRET
        ? { clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET }
        : undefined,
    sessionSecret: set.SESSION_SECRET,
    olderSecrets: set.SESSION_SECRET_PREVIOUS ?? [],
    demo: set.DEMO ?? 'auto',
    role: set.ROLE,
    logLevel: set.LOG_LEVEL,
    // Only where a balancer may stand in front of several, who has to hear of it first.
    drainSeconds: set.DRAIN_SECONDS ?? (databaseUrl.startsWith('sqlite:') || set.ROLE === 'worker' ? 0 : 5),
    trustProxy: set.TRUST_PROXY,
    metricsToken: set.METRICS_TOKEN,
    tracesTo: set.OTEL_EXPORTER_OTLP_ENDPOINT,
    officeEmail: set.OFFICE_EMAIL,
    security: set.SECURITY_CONTACT
      ? {
          contact: set.SECURITY_CONTACT,
          expires: set.SECURITY_EXPIRES,
          policy: set.SECURITY_POLICY,
          languages: set.SECURITY_LANGUAGES,
        }
      : undefined,
    mailFrom: set.MAIL_FROM ?? set.OFFICE_EMAIL ?? `no-reply@${new URL(siteUrl).hostname}`,
  }
}

export function isLoopbackSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
}

/**
 * Demo accounts have a published password: they appear by themselves only when the site calls itself a loopback one,
 * and `doorFor` then lets nobody in but this machine.
 */
export function wantsDemo(environment: Environment, databaseIsEmpty: boolean): boolean {
  if (environment.demo !== 'auto') return environment.demo === 'on'
  return databaseIsEmpty && environment.engine === 'sqlite' && isLoopbackSite(environment.siteUrl)
}
