import { seconds } from '@northlight/contract/durations'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts'
import { MailError } from './errors.ts'
import { render } from './render.ts'
import { type MailMessage, type MailTransport, readSmtpUrl, smtpTransport } from './transports.ts'

const message: MailMessage = {
  to: 'office@northlight.test',
  subject: 'Subscription Enquiry',
  html: '<p>Namaste, ನಮಸ್ಕಾರ</p>',
  text: 'Namaste, ನಮಸ್ಕಾರ',
}

let server: TestSmtpServer
let transport: MailTransport

beforeEach(async () => {
  server = await startSmtpServer()
  transport = smtpTransport(server.url, 'Northlight Academy <hello@northlight.test>')
})

afterEach(async () => {
  transport.close()
  await server.stop()
})

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a mail over real SMTP', () => {
  test('arrives with both bodies, the sender and the reply address', async () => {
    await transport.send({ ...message, replyTo: 'asha@example.test', headers: { 'X-Northlight-Mail': '17' } })

    const [mail] = server.mails
    expect(mail?.envelope).toEqual({ from: 'hello@northlight.test', to: ['office@northlight.test'] })
    expect(mail?.from).toMatchObject({ name: 'Northlight Academy', address: 'hello@northlight.test' })
    expect(mail?.replyTo).toMatchObject([{ address: 'asha@example.test' }])
    expect(mail?.subject).toBe('Subscription Enquiry')
    expect(mail?.html).toContain('ನಮಸ್ಕಾರ')
    expect(mail?.text).toContain('ನಮಸ್ಕಾರ')
    expect(mail?.headers.find(({ key }) => key === 'x-northlight-mail')?.value).toBe('17')
  })

  test('carries an attached file byte for byte, with a name of one line', async () => {
    const content = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10])
    const attachments = [{ filename: 'hall-ticket.pdf\r\nBcc: all@example.test', type: 'application/pdf', content }]
    await transport.send({ ...message, attachments })

    const [attached] = server.mails[0]?.attachments ?? []
    expect(attached?.mimeType).toBe('application/pdf')
    expect(attached?.filename).not.toMatch(/[\r\n]/)
    expect(new Uint8Array(attached?.content as ArrayBuffer)).toEqual(content)
    expect(server.mails[0]?.envelope.to).toEqual(['office@northlight.test'])
  })

  test('carries a rendered template whole', async () => {
    const institute = { name: 'Northlight Academy', address: 'Bengaluru', site_url: 'https://northlight.test' }
    const props = { institute, email: 'asha@example.test', page_url: 'https://northlight.test/faq' }
    await transport.send({ ...message, ...(await render('office-subscription', props)) })

    const mail = await server.next(({ text }) => text?.includes('asha@example.test') ?? false)
    expect(mail.subject).toBe('Subscription Enquiry')
    expect(mail.html).toContain('asha@example.test')
  })
})

describe('a mail server in trouble', () => {
  test.each([
    ['refuse', true, '550'],
    ['busy', false, '451'],
    ['drop', false, 'could not be used'],
  ] as const)('that will %s raises a mail error, permanent: %s', async (behaviour, isPermanent, words) => {
    server.behave(behaviour)
    const error = await failureOf(transport.send(message))
    expect(error).toBeInstanceOf(MailError)
    expect(error).toMatchObject({ isPermanent, message: expect.stringContaining(words) })
    expect(server.mails).toEqual([])
  })

  test('that never answers is given up on', async () => {
    server.behave('slow')
    const impatient = smtpTransport(server.url, 'hello@northlight.test', {
      connect: seconds(5),
      greeting: seconds(5),
      silence: seconds(0.2),
    })
    expect(await failureOf(impatient.send(message))).toMatchObject({ name: 'MailError', isPermanent: false })
  })

  test('that is not there at all raises a mail error worth another try', async () => {
    const { url } = server
    await server.stop()
    const error = await failureOf(smtpTransport(url, 'hello@northlight.test').send(message))
    expect(error).toMatchObject({ name: 'MailError', isPermanent: false })
    server = await startSmtpServer()
  })

  test('works again after a failure', async () => {
    server.behave('busy')
    await failureOf(transport.send(message))
    server.behave('accept')
    await transport.send(message)
    expect(server.mails).toHaveLength(1)
  })

  test('never shows its password in the error', async () => {
    const error = await failureOf(smtpTransport('smtp://me:secret@127.0.0.1:1', 'a@b.test').send(message))
    expect(String((error as Error).message)).not.toContain('secret')
  })
})

describe('an attempt to smuggle headers or recipients', () => {
  test.each([
    'a@example.test\r\nBcc: everyone@example.test',
    'a@example.test, b@example.test',
    'a@example.test; b@example.test',
    'Friends: a@example.test, b@example.test;',
    'a@example.test\u0000',
    'a@example.test>\r\nRCPT TO:<b@example.test',
    '"a b"@example.test',
    'a@b@example.test',
    'nobody',
    '',
  ])('refuses the recipient %j', async (to) => {
    expect(await failureOf(transport.send({ ...message, to }))).toMatchObject({ isPermanent: true })
    expect(await failureOf(transport.send({ ...message, replyTo: to || '\n' }))).toMatchObject({ isPermanent: true })
    expect(server.mails).toEqual([])
  })

  test('keeps a subject with line breaks on one line', async () => {
    await transport.send({ ...message, subject: 'Hello\r\nBcc: everyone@example.test\r\n\r\nBody' })
    const [mail] = server.mails
    expect(mail?.subject).toBe('Hello Bcc: everyone@example.test Body')
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.envelope.to).toEqual(['office@northlight.test'])
    expect(mail?.text?.trim()).toBe(message.text)
  })

  test('keeps a header value with line breaks on one line', async () => {
    await transport.send({ ...message, headers: { 'X-Page': 'faq\r\nBcc: everyone@example.test' } })
    expect(server.mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  })

  test.each(['Bcc', 'to', 'X-A\r\nBcc', 'X A', 'Content-Type', ''])('refuses the header name %j', async (key) => {
    expect(await failureOf(transport.send({ ...message, headers: { [key]: 'x' } }))).toMatchObject({
      isPermanent: true,
    })
  })
})

describe('the address of the mail server', () => {
  test.each(['', 'mail.example.test', 'http://mail.example.test', 'smtp://', 'smtps:'])('refuses %j', (url) => {
    expect(() => readSmtpUrl(url)).toThrow('must look like smtp://')
  })

  test('insists on TLS before a password leaves this machine', () => {
    expect(readSmtpUrl('smtp://me:p%40ss@mail.example.test')).toEqual({
      host: 'mail.example.test',
      port: 587,
      secure: false,
      auth: { user: 'me', pass: 'p@ss' },
      requireTLS: true,
    })
    expect(readSmtpUrl('smtp://127.0.0.1:2525').requireTLS).toBe(false)
    expect(readSmtpUrl('smtps://mail.example.test')).toMatchObject({ port: 465, secure: true })
  })
})

test('several mails go over one connection, and a look at the server sends none', async () => {
  await transport.check()
  expect(server.mails).toHaveLength(0)
  for (let count = 0; count < 3; count += 1) await transport.send(message)
  expect(server.mails).toHaveLength(3)
  // The look closed its own; the three mails shared one.
  expect(server.connections()).toBe(2)
})
