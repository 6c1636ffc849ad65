import { z } from 'zod'
import { isSeason } from './admissions/seasons.ts'
import { AccessSettings, AdmissionSettings, BillingSettings, InstituteSettings, type SettingsKey } from './settings.ts'

const line = z.string('Write it in words, or leave it empty.').max(500, 'Use no more than 500 characters.')
const needed = (label: string) =>
  z
    .string(`The ${label} cannot be empty.`)
    .max(500, 'Use no more than 500 characters.')
    .min(1, `The ${label} cannot be empty.`)

/** Digits that can be dialled, as people write them. */
const isPhone = (text: string) => /^\+?[\d\s()-]+$/.test(text) && /^\d{8,14}$/.test(text.replace(/\D/g, ''))
const phone = line.refine((text) => text === '' || isPhone(text), 'Write a phone number, such as 98450 00100.')
const linkWords = 'Write the whole address, beginning with https://.'
// What is told of a union in which one part nearly fits is told by that part, so both carry the sentence.
const link = z.union([z.literal('', linkWords), z.url({ protocol: /^https?$/, error: linkWords })], linkWords)

const pictureWords = 'Choose a picture of the library.'
/** Where the library keeps what was sent and checked: no drawing that carries a script, nothing of another host. */
const ownPicture = z
  .string(pictureWords)
  .regex(/^uploads\/[\w./-]+\.(?:png|webp|jpe?g)$/, pictureWords)
  .nullable()

const gstinWords = 'A GSTIN has 15 letters and digits, such as 29AAAAA0000A1Z5.'
const gstin = z
  .string(gstinWords)
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .refine((text) => text === '' || BillingSettings.shape.gstin.safeParse(text).success, gstinWords)

const number = (sentence: string, least: number, most: number) =>
  z.number(sentence).min(least, sentence).max(most, sentence)
const seasonWords = 'Write the season as 2027-28: a year and the one after it.'
const sumWords = 'Write a sum in whole rupees, 0 to 10,00,00,000.'
const yearWords = 'Write the year in four digits, such as 1998, or leave it empty.'
const idleWords = 'Write how many minutes, 10 to 1,440.'
const networkWords = 'Write a network like 203.0.113.0/24.'

/** No campus has more addresses than this; a slip of the finger would take the guard off every account. */
const widest = { ipv4: 16, ipv6: 32 }
export const tooWideWords = (network: string) =>
  `${network} is far wider than a campus. Name at most /${widest.ipv4} of IPv4 or /${widest.ipv6} of IPv6.`

/** Also of IPv6 what stands for every address of IPv4: its first half is empty. */
export const isTooWide = (network: string): boolean => {
  const [address = '', prefix] = network.split('/')
  if (!address.includes(':')) return Number(prefix) < widest.ipv4
  return Number(prefix) < widest.ipv6 || /^(?:0{0,4}:){4}/.test(wholeAddress(address))
}

/** `2001:db8::1` with all its eight parts; what is written as IPv4 at its end counts as two. */
const wholeAddress = (address: string): string => {
  const [before = '', after] = address.replace(/[\d.]+\.[\d.]+$/, '0:0').split('::')
  const parts = (text: string) => text.split(':').filter((part) => part !== '')
  const [head, tail] = [parts(before), parts(after ?? '')]
  const filled = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...filled, ...tail].join(':')
}

/**
 * What may be written into a record of settings, field by field. What is stored already is read by the wider schemas of
 * `settings.ts`: an older value keeps no page from being shown.
 */
export const settingsInput: Partial<Record<SettingsKey, z.ZodType<Record<string, unknown>>>> = {
  institute: InstituteSettings.extend({
    name: needed('name'),
    short_name: needed('short name'),
    tagline: line,
    footer_line: line,
    newsletter_line: line,
    logo: ownPicture,
    favicon: ownPicture,
    motif: z.enum(['plain', 'stars'], 'Choose plain lines or the night sky.'),
    founded: number(yearWords, 1800, 2100).int(yearWords).nullable(),
    email: z.email('Write an e-mail address, such as office@example.com.'),
    phones: z.tuple([phone, phone]),
    phone_labels: z.tuple([line, line]),
    whatsapp: phone,
    address: line,
    map_url: link,
    socials: z.object({ facebook: link, twitter: link, instagram: link, linkedin: link, youtube: link }),
  }).partial(),
  billing: BillingSettings.extend({
    legal_name: line,
    gstin,
    sac: line,
    gst_percent: number('Write the tax in percent, 0 to 28.', 0, 28),
    note: line,
    two_signatures_rupees: number(sumWords, 0, 100_000_000).int(sumWords),
    waiver_alone_rupees: number(sumWords, 0, 100_000_000).int(sumWords),
  }).partial(),
  admissions: AdmissionSettings.extend({
    season: z.string(seasonWords).refine((text) => text === '' || isSeason(text), seasonWords),
  }).partial(),
  access: AccessSettings.extend({
    campus_networks: z
      .array(
        z
          .union([z.cidrv4(networkWords), z.cidrv6(networkWords)], networkWords)
          .refine((network) => !isTooWide(network), { error: ({ input }) => tooWideWords(String(input)) }),
        networkWords,
      )
      .max(50, 'Give no more than 50 networks.'),
    factor_from: z.iso.date('Give the day as year, month and day.').nullable(),
    audit_head_to: z
      .array(z.email('Write one e-mail address a line.'), 'Write one e-mail address a line.')
      .max(5, 'Give no more than five addresses.'),
    staff_idle_minutes: number(idleWords, 10, 1440).int(idleWords),
  }).partial(),
}
