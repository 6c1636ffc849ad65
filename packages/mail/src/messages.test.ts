import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from 'vitest'
import { twilioTransport } from './messages.ts'

/** A provider on this machine that keeps what it is sent and answers as it is told. */
const test = base.extend<{ provider: { url: string; received: URLSearchParams[]; answer(status: number): void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from this pattern
  provider: async ({}, use) => {
    const received: URLSearchParams[] = []
    let status = 201
    const server = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += part
      const isOurs = request.headers.authorization === `Basic ${Buffer.from('AC1:secret').toString('base64')}`
      if (isOurs && request.url === '/2010-04-01/Accounts/AC1/Messages.json') received.push(new URLSearchParams(body))
      response.writeHead(isOurs ? status : 401).end(JSON.stringify({ code: 21211 }))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await use({
      url,
      received,
      answer: (next) => {
        status = next
      },
    })
    server.close()
  },
})

const settings = { accountSid: 'AC1', authToken: 'secret' }
const message = { to: '9845000123', text: 'Your result is out.' }

test('an SMS goes with its words, a WhatsApp message by the approved template', async ({
  provider: { url, received },
}) => {
  const transport = twilioTransport({
    ...{ ...settings, url, smsFrom: 'NORTHL', whatsappFrom: '+14155550100', whatsappTemplate: 'HX1' },
  })
  await transport.send({ ...message, channel: 'sms' })
  await transport.send({ ...message, channel: 'whatsapp' })
  expect(received.map((fields) => Object.fromEntries(fields))).toEqual([
    { From: 'NORTHL', To: '+919845000123', Body: 'Your result is out.' },
    {
      From: 'whatsapp:+14155550100',
      To: 'whatsapp:+919845000123',
      ContentSid: 'HX1',
      ContentVariables: '{"1":"Your result is out."}',
    },
  ])
})

test('a number that is refused is refused for good; a provider that is busy, broken or away is asked again', async ({
  provider: { url, answer },
}) => {
  const transport = twilioTransport({ ...settings, url, smsFrom: 'NORTHL' })
  const send = (to = transport) => to.send({ ...message, channel: 'sms' })
  answer(400)
  await expect(send()).rejects.toMatchObject({ isPermanent: true, message: expect.stringContaining('21211') })
  for (const status of [429, 503]) {
    answer(status)
    await expect(send()).rejects.toMatchObject({ isPermanent: false })
  }
  const away = twilioTransport({ ...settings, url: 'http://127.0.0.1:1', smsFrom: 'NORTHL' })
  await expect(send(away)).rejects.toMatchObject({ isPermanent: false })
  await expect(transport.send({ ...message, channel: 'whatsapp' })).rejects.toMatchObject({ isPermanent: true })
})
