import { MailIcon } from '@northlight/ui/icons/mail.tsx'
import { PhoneIcon } from '@northlight/ui/icons/phone.tsx'
import { WhatsappIcon } from '@northlight/ui/icons/whatsapp.tsx'
import type { UsedWords } from '@northlight/ui/words/use-words.ts'
import { type Institute, socialNetworks, telephoneLink, whatsappLink } from '../../platform/institute/institute.ts'

/** Call, e-mail and WhatsApp, as far as the institute has set them. */
export const waysOf = ({ phones: [phone], email, whatsapp }: Institute, { say }: Pick<UsedWords, 'say'>) => [
  ...(phone ? [{ to: telephoneLink(phone.number), label: say('Call {number}', phone), Icon: PhoneIcon }] : []),
  ...(email ? [{ to: `mailto:${email}`, label: say('Write an e-mail'), Icon: MailIcon }] : []),
  ...(whatsapp ? [{ to: whatsappLink(whatsapp), label: say('Chat on WhatsApp'), Icon: WhatsappIcon }] : []),
]

/** The networks on which the institute is. */
export const networksOf = ({ socials }: Institute) => socialNetworks.filter((network) => socials[network] !== '')
