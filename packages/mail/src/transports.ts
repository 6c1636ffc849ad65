import { seconds } from '@northlight/contract/durations'
import { oneLine, parseMailbox } from './address.ts'
import { MailError } from './errors.ts'

export type MailAttachment = { filename: string; type: string; content: Uint8Array }

export type MailMessage = {
  to: string
  /** The transport's own sender when left out. */
  from?: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** Further headers; names are checked, values become one line. */
  headers?: Record<string, string>
  attachments?: MailAttachment[]
}

export type MailTransport = {
  send(message: MailMessage): Promise<void>
  /** Connects, asks for TLS and signs in as a mail would, and sends nothing. */
  check(): Promise<void>
  close(): void
}

type SmtpTimeouts = { connect: number; greeting: number; silence: number }

const patience: SmtpTimeouts = { connect: seconds(10), greeting: seconds(10), silence: seconds(30) }

/** Sends over SMTP. `url` is `smtp://[user:password@]host[:port]`, or `smtps://` for TLS from the first byte. */
export function smtpTransport(url: string, from: string, timeouts: SmtpTimeouts = patience): MailTransport {
  const server = readSmtpUrl(url)
  const sender = parseMailbox(from)
  // Loaded with the first mail: it costs 17 MB.
  const loadTransporter = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      ...server,
      // As many as mails are sent at once; one is used again for the next mail, and closed when it has sent a hundred.
      pool: true,
      maxConnections: 4,
      maxMessages: 100,
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.silence,
      // Nothing in a message may make this server read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })

  return {
    async send(message) {
      const to = parseMailbox(message.to)
      const author = message.from ? parseMailbox(message.from) : sender
      const mail = {
        from: author,
        to,
        ...(message.replyTo && { replyTo: parseMailbox(message.replyTo) }),
        subject: oneLine(message.subject),
        html: message.html,
        text: message.text,
        headers: safeHeaders(message.headers ?? {}),
        attachments: (message.attachments ?? []).map(({ filename, type, content }) => ({
          filename: oneLine(filename),
          contentType: type,
          content: Buffer.from(content),
        })),
        envelope: { from: author.address, to: [to.address] },
      }
      const transporter = await loadTransporter()
      await transporter.sendMail(mail).catch((error: unknown) => {
        throw asMailError(error, server.host)
      })
    },
    async check() {
      const transporter = await loadTransporter()
      await transporter.verify().catch((error: unknown) => {
        throw asMailError(error, server.host)
      })
    },
    close() {
      loadTransporter.value?.then((transporter) => transporter.close())
    },
  }
}

/** Throws a sentence when the address cannot be one of an SMTP server. */
export function readSmtpUrl(url: string) {
  const parsed = URL.parse(url)
  if (!parsed || !['smtp:', 'smtps:'].includes(parsed.protocol) || !parsed.hostname) {
    throw new MailError('The mail server address must look like smtp://user:password@host:587 or smtps://host.', {
      isPermanent: true,
    })
  }
  const secure = parsed.protocol === 'smtps:'
  const host = parsed.hostname.replace(/^\[(.*)\]$/, '$1')
  const user = decodeURIComponent(parsed.username)
  return {
    host,
    port: Number(parsed.port) || (secure ? 465 : 587),
    secure,
    ...(user && { auth: { user, pass: decodeURIComponent(parsed.password) } }),
    // A password never crosses a network in the clear, even when the server forgets to offer TLS.
    requireTLS: !secure && user !== '' && !isLoopback(host),
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

// Headers that the message itself decides; letting them be set twice would let one contradict the other.
const reserved = new Set(
  ['from', 'to', 'cc', 'bcc', 'sender', 'reply-to', 'subject', 'date', 'message-id', 'mime-version'].concat(
    'content-type',
    'content-transfer-encoding',
    'content-disposition',
    'return-path',
  ),
)

function safeHeaders(headers: Record<string, string>) {
  return Object.entries(headers).map(([key, value]) => {
    if (!/^[a-z0-9-]{1,70}$/i.test(key) || reserved.has(key.toLowerCase())) {
      throw new MailError(`This mail header may not be set: ${JSON.stringify(key)}`, { isPermanent: true })
    }
    return { key, value: oneLine(value) }
  })
}

function asMailError(error: unknown, host: string) {
  const { responseCode, code, message } = error as { responseCode?: number; code?: string; message?: string }
  const isPermanent = responseCode !== undefined && responseCode >= 500
  const reason = responseCode
    ? `answered ${responseCode}`
    : `could not be used (${code ?? message ?? 'unknown reason'})`
  return new MailError(`The mail server ${host} ${reason}.`, { isPermanent, cause: error })
}

/** Runs `make` at most once while it succeeds; a failure is forgotten, so that the next call tries again. */
function once<T>(make: () => Promise<T>) {
  const run = () => {
    run.value ??= make().catch((error: unknown) => {
      run.value = undefined
      throw error
    })
    return run.value
  }
  run.value = undefined as Promise<T> | undefined
  return run
}
