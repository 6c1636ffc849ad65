import { seconds } from '@northlight/contract/durations'
import { MailError } from './errors.ts'

export type PhoneMessage = {
  channel: 'whatsapp' | 'sms'
  /** Ten digits of India. */
  to: string
  text: string
}

/** What the product asks of a provider. Another one is another function of this shape. */
export type MessageTransport = { send(message: PhoneMessage): Promise<void> }

export type TwilioSettings = {
  accountSid: string
  authToken: string
  /** The number or sender name for SMS; without it SMS is refused. */
  smsFrom?: string
  /** The number registered for WhatsApp, and the approved template whose one variable is the text. */
  whatsappFrom?: string
  whatsappTemplate?: string
  /** Another host only in tests. */
  url?: string
}

const patience = seconds(20)

/** Sends by Twilio, which speaks WhatsApp and SMS by one call. */
export const twilioTransport = ({ url = 'https://api.twilio.com', ...settings }: TwilioSettings): MessageTransport => ({
  async send({ channel, to, text }) {
    const fields = fieldsOf(settings, channel, text)
    const mobile = `+91${to}`
    const response = await fetch(`${url}/2010-04-01/Accounts/${settings.accountSid}/Messages.json`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${settings.accountSid}:${settings.authToken}`).toString('base64')}`,
      },
      body: new URLSearchParams({ ...fields, To: channel === 'whatsapp' ? `whatsapp:${mobile}` : mobile }),
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw new MailError('The provider of messages could not be reached.', { cause })
    })
    if (response.ok) return
    const { code } = (await response.json().catch(() => ({}))) as { code?: number }
    throw new MailError(`The provider of messages answered ${response.status}${code ? `, code ${code}` : ''}.`, {
      // A number that cannot be reached stays so; a provider that is busy or broken is asked again.
      isPermanent: response.status >= 400 && response.status < 500 && response.status !== 429,
    })
  },
})

const fieldsOf = (
  { smsFrom, whatsappFrom, whatsappTemplate }: TwilioSettings,
  channel: PhoneMessage['channel'],
  text: string,
): Record<string, string> => {
  if (channel === 'sms' && smsFrom) return { From: smsFrom, Body: text }
  if (channel === 'whatsapp' && whatsappFrom && whatsappTemplate)
    return {
      From: `whatsapp:${whatsappFrom}`,
      ContentSid: whatsappTemplate,
      ContentVariables: JSON.stringify({ 1: text }),
    }
  throw new MailError(`No sender is set for ${channel}.`, { isPermanent: true })
}
