import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** `accept` collects, `refuse` answers 550, `busy` answers 451, `drop` hangs up, `slow` never answers. */
export type SmtpBehaviour = 'accept' | 'refuse' | 'busy' | 'drop' | 'slow'

export type ReceivedMail = {
  /** Who the server was told to deliver to, whatever the headers claim. */
  envelope: { from: string; to: string[] }
  raw: string
} & Email

export type TestSmtpServer = {
  url: string
  mails: ReceivedMail[]
  behave(behaviour: SmtpBehaviour): void
  /** How many have been opened since the start. */
  connections(): number
  /** The first mail that matches, as soon as it is there. */
  next(matches: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>
  stop(): Promise<void>
}

/** A real SMTP server on a free loopback port that keeps what it is sent. */
export async function startSmtpServer({ port = 0 } = {}): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  let behaviour: SmtpBehaviour = 'accept'

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, session, done) {
      if (behaviour === 'slow') return
      if (behaviour === 'drop') {
        sockets.get(session.remotePort)?.destroy()
        return
      }
      if (behaviour === 'refuse') return done(answer(550, 'No such mailbox'))
      if (behaviour === 'busy') return done(answer(451, 'Try again later'))
      done()
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream)
      const { mailFrom, rcptTo } = session.envelope
      const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) }
      mails.push({ ...(await PostalMime.parse(raw)), envelope, raw: raw.toString('utf8') })
      for (const look of waiting) look()
      done()
    },
  })
  // The library gives no way to hang up on a client, so the sockets are kept aside.
  const sockets = new Map<number | undefined, Socket>()
  let opened = 0
  server.server.on('connection', (socket: Socket) => {
    opened += 1
    sockets.set(socket.remotePort, socket)
  })
  // A client that goes away in the middle of a mail is part of the tests.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    behave(next) {
      behaviour = next
    },
    connections: () => opened,
    next(matches) {
      return new Promise((resolve) => {
        const look = () => {
          const mail = mails.find(matches)
          if (!mail) return
          waiting.delete(look)
          resolve(mail)
        }
        waiting.add(look)
        look()
      })
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function answer(responseCode: number, text: string) {
  return Object.assign(new Error(text), { responseCode })
}
