import type { DeskMeans, PaidOutMeans } from '@northlight/contract/payments/desk-words'

/** Fewer letters and digits are no number of a cheque or a transfer. */
const shortest = 4
/** Every UPI transfer has a number of twelve digits, whatever an app writes before it. */
const upiDigits = 12

/** A slip of the card machine has at least its approval code; a bank transfer its UTR of 12 to 22 signs. */
const missing = 'Enter the number as the bank has printed it.'

type Read = { reference: string | null } | { problem: string }

/**
 * A bank's number as it is kept: the same for every way of spelling it, so that no cheque and no transfer stands on two
 * receipts. `SBI 000123`, `sbi-000123` and `000123 SBI` are one cheque, `UTR 4029…` and `4029…` one transfer.
 */
export const readReference = (means: DeskMeans | PaidOutMeans, typed: string | undefined): Read => {
  if (means === 'cash') return { reference: null }
  const letters = (typed ?? '').toUpperCase()
  const digits = letters.replace(/[^0-9]/g, '')
  if (means === 'upi')
    return digits.length === upiDigits
      ? { reference: digits }
      : { problem: `Enter the ${upiDigits} digits of the UPI reference.` }
  const reference = digits + letters.replace(/[^A-Z]/g, '')
  return reference.length < shortest ? { problem: missing } : { reference }
}
