import { expect, test } from 'vitest'
import { areUsableKeys, pushTransport, sealed } from './web-push.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('a message is sealed as RFC 8291 says in its appendix', () => {
  const body = sealed(
    {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    'When I grow up, I want to be a watermelon',
    { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
  )
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('keys with which nothing can be sealed are known at once, and their browser counts as gone', async () => {
  const good = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  expect(areUsableKeys(good)).toBe(true)
  const push = pushTransport({ secret: 'a secret', contact: 'https://example.org', now: Date.now })
  const notOnTheCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
  for (const bad of [{ p256dh: 'AAAA' }, { p256dh: notOnTheCurve }, { p256dh: '' }, { auth: 'AAAA' }]) {
    const keys = { ...good, ...bad }
    expect(areUsableKeys(keys), JSON.stringify(bad)).toBe(false)
    await expect(push.send({ endpoint: 'https://fcm.googleapis.com/fcm/send/x', ...keys }, {})).rejects.toMatchObject({
      name: 'PushGone',
      isPermanent: true,
    })
  }
})

test('only push services of browsers are called, whatever address a browser names', async () => {
  const push = pushTransport({ secret: 'a secret', contact: 'https://example.org', now: Date.now })
  expect(push.publicKey).toHaveLength(87)
  for (const good of ['https://fcm.googleapis.com/fcm/send/x', 'https://updates.push.services.mozilla.com/wpush/v2/x'])
    expect(push.allows(good), good).toBe(true)
  for (const bad of [
    ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com.example.org/x', 'https://127.0.0.1/x', 'nothing'],
    ...['https://fcm.googleapis.com:8443/x', 'https://169.254.169.254/latest', 'file:///etc/passwd'],
  ]) {
    expect(push.allows(bad), bad).toBe(false)
    await expect(push.send({ endpoint: bad, p256dh: '', auth: '' }, {})).rejects.toThrow('no address of a push service')
  }
})

test('every secret of an installation makes a key, also one with a zero at its head', () => {
  const keys = new Set<string>()
  for (let n = 0; n < 1000; n += 1)
    keys.add(pushTransport({ secret: `secret ${n}`, contact: 'https://example.org', now: Date.now }).publicKey)
  expect(keys.size).toBe(1000)
})
