import { plainDigits } from '@northlight/contract/plain-digits'

/**
 * A mobile number as ten digits, however it was written: with +91, 0091 or 0 before it, with spaces, dots, dashes and
 * brackets. Null for anything else: it tells nothing about who somebody is.
 */
export const phoneKey = (written: string | null | undefined): string | null => {
  const digits = plainDigits(written ?? '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
  const bare = digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits
  return /^[6-9]\d{9}$/.test(bare) ? bare : null
}

/** An address as mailboxes compare it. */
export const emailKey = (written: string | null | undefined): string | null => {
  const address = (written ?? '').normalize('NFKC').trim().toLowerCase()
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : null
}

/** As a colleague may read it aloud without giving it away: 98••••3210. */
export const maskedPhone = (phone: string): string => `${phone.slice(0, 2)}••••${phone.slice(-4)}`
