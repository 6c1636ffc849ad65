import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { indianMobile } from './fields.ts'
import { noticeChannels, noticeKinds } from './notice-kinds.ts'

const tag = 'Notices'
const message = z.string()

const PhoneNumber = z.object({ phone: z.string(), channel: z.enum(['whatsapp', 'sms']) })

export const NoticesView = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(noticeKinds),
      channels: z.array(z.object({ channel: z.enum(noticeChannels), is_on: z.boolean() })),
    }),
  ),
  /** Where mails go. */
  email: z.string(),
  /** Where messages go: a number that was confirmed. */
  number: PhoneNumber.nullable(),
  /** A number to which a code has gone; the other one stays until it is typed back. */
  wanted_number: PhoneNumber.nullable(),
  /** Under 18 the parent gets messages on the phone, not the student. */
  may_have_number: z.boolean(),
  /** Null where this server sends nothing to browsers. */
  push_key: z.string().nullable(),
  /** The browsers that take notices of this person, by the address each has from its push service. */
  push_devices: z.array(z.string()),
})
export type NoticesView = z.output<typeof NoticesView>

const reply = z.object({ message, notices: NoticesView })

export const ownNotices = endpoint({
  method: 'get',
  path: '/notices',
  summary: 'What the signed-in person is told, and how',
  tag,
  audience: 'user',
  reply: z.object({ notices: NoticesView }),
})

export const chooseNotice = endpoint({
  method: 'post',
  path: '/notices',
  summary: 'Turn one kind of notice on or off for one channel',
  tag,
  audience: 'user',
  input: z.object({
    kind: z.enum(noticeKinds, { error: 'Choose what you want to be told.' }),
    channel: z.enum(noticeChannels, { error: 'Choose how you want to be told.' }),
    is_on: z.boolean({ error: 'Choose on or off.' }),
  }),
  reply,
  example: { input: { kind: 'result-out', channel: 'mail', is_on: false } },
})

export const askNumber = endpoint({
  method: 'post',
  path: '/notices/number',
  summary: 'Send a code to a mobile number, by WhatsApp or SMS; messages begin when it is typed back',
  tag,
  audience: 'user',
  limit: 'form',
  input: z.object({
    phone: indianMobile,
    channel: z.enum(['whatsapp', 'sms'], { error: 'Choose WhatsApp or SMS.' }),
  }),
  reply,
  example: { input: { phone: '9845000199', channel: 'whatsapp' } },
})

export const confirmNumber = endpoint({
  method: 'post',
  path: '/notices/number/confirm',
  summary: 'The code that came to the mobile number',
  tag,
  audience: 'user',
  input: z.object({
    code: z
      .string({ error: 'Enter the six digits from the message.' })
      .transform((value) => value.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits from the message.'))
      .meta({ label: 'code' }),
  }),
  reply,
  example: { input: { code: '204060' } },
})

export const forgetNumber = endpoint({
  method: 'delete',
  path: '/notices/number',
  summary: 'Forget the mobile number; no message goes there any more',
  tag,
  audience: 'user',
  reply,
})

/** Letters, digits, dashes: what a browser gives for its keys. */
const pushKey = (length: number) =>
  z
    .string({ error: 'The browser gave no key.' })
    .regex(/^[\w-]+={0,2}$/, 'The browser gave no key.')
    .max(length, 'The browser gave no key.')

export const addDevice = endpoint({
  method: 'post',
  path: '/notices/devices',
  summary: 'A browser that takes notices, after its person has agreed there',
  tag,
  audience: 'user',
  limit: 'form',
  input: z.object({
    endpoint: z.url({ error: 'The browser gave no address.' }).max(1000, 'The browser gave no address.'),
    p256dh: pushKey(100),
    auth: pushKey(40),
  }),
  reply,
  example: {
    input: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/example',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
})

export const forgetDevice = endpoint({
  method: 'post',
  path: '/notices/devices/forget',
  summary: 'A browser takes no more notices',
  tag,
  audience: 'user',
  input: z.object({ endpoint: z.url({ error: 'Name the device.' }).max(1000, 'Name the device.') }),
  reply,
  example: { input: { endpoint: 'https://fcm.googleapis.com/fcm/send/example' } },
})

const key = z.object({ key: z.string().min(1).max(200) })

/** What anyone who holds a link may see: nothing of the person. */
export const StopView = z.object({
  kind: z.enum(noticeKinds),
  channel: z.enum(noticeChannels),
  is_on: z.boolean(),
})
export type StopView = z.output<typeof StopView>

export const stopPage = endpoint({
  method: 'get',
  path: '/notices/stop/{key}',
  summary: 'What a link in a notice would stop; looking at it changes nothing',
  tag,
  params: key,
  reply: z.object({ stop: StopView }),
})

export const stopNotice = endpoint({
  method: 'post',
  path: '/notices/stop/{key}',
  summary: 'Stop one kind of notice, by the link in it; mail programs call this with one click (RFC 8058)',
  tag,
  params: key,
  reply: z.object({ message, stop: StopView }),
})

export const stopAllNotices = endpoint({
  method: 'post',
  path: '/notices/stop/{key}/all',
  summary: 'Stop every kind of notice on the channel of a link',
  tag,
  params: key,
  reply: z.object({ message, stop: StopView }),
})

export const startNoticeAgain = endpoint({
  method: 'post',
  path: '/notices/stop/{key}/undo',
  summary: 'Turn what the link has stopped on again; for people without an account this is the only way',
  tag,
  params: key,
  reply: z.object({ message, stop: StopView }),
})

export const noticeEndpoints = [
  ownNotices,
  chooseNotice,
  askNumber,
  confirmNumber,
  forgetNumber,
  addDevice,
  forgetDevice,
  stopPage,
  stopNotice,
  stopAllNotices,
  startNoticeAgain,
] as const
