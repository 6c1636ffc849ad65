import { z } from 'zod'
import { seasonPattern } from './admissions/seasons.ts'
import { OptionLists } from './options.ts'

const line = z.string().max(500)
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])

/** Who the institute is. Nothing of this stands in a component: any institute can run the product. */
export const InstituteSettings = z.object({
  name: line.min(1),
  short_name: line.min(1),
  tagline: line,
  email: z.email(),
  phones: z.tuple([line, line]),
  phone_labels: z.tuple([line, line]),
  whatsapp: line,
  address: line,
  map_url: link,
  socials: z.object({ facebook: link, twitter: link, instagram: link, linkedin: link, youtube: link }),
  footer_line: line,
  newsletter_line: line,
  /** Media paths, or null for the drawn mark of the product. */
  logo: line.nullable(),
  favicon: line.nullable(),
  colours: z.object({ night: z.string().regex(/^#[0-9a-f]{6}$/i), gold: z.string().regex(/^#[0-9a-f]{6}$/i) }),
  /** What the product draws where there is no picture. The sky belongs to the demo. */
  motif: z.enum(['plain', 'stars']).default('plain'),
  founded: z.number().int().nullable(),
  grievance: z
    .object({ role: line, email: line, phone: line, hours: line, reply_within_days: z.number().int() })
    .nullable(),
})
export type InstituteSettings = z.output<typeof InstituteSettings>

/** What a receipt must carry besides the institute's name and address; empty where it does not apply. */
export const BillingSettings = z.object({
  legal_name: line,
  gstin: z.union([z.literal(''), z.string().regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/)]),
  /** Service accounting code: 999293 is commercial training and coaching. */
  sac: line,
  /** Part of the price that is tax, in percent; 0 when the institute charges none. */
  gst_percent: z.number().min(0).max(28),
  note: line,
  /** Refunds of so many rupees or more are signed by two administrators. */
  two_signatures_rupees: z.number().int().min(0).max(100_000_000).default(100_000),
  /** What one colleague may waive of a tuition beyond the band of the test; a waiver of more is signed by a second one. */
  waiver_alone_rupees: z.number().int().min(0).max(100_000_000).default(10_000),
})
export type BillingSettings = z.output<typeof BillingSettings>

/** Which season admissions are open for; empty means the one of the calendar. */
export const AdmissionSettings = z.object({ season: z.union([z.literal(''), z.string().regex(seasonPattern)]) })
export type AdmissionSettings = z.output<typeof AdmissionSettings>

/** Rooms of the institute, by their public network addresses: from there a right password is never refused. */
export const AccessSettings = z.object({
  campus_networks: z
    .array(z.union([z.cidrv4(), z.cidrv6()], { error: 'Write a network like 203.0.113.0/24.' }))
    .max(50),
  /** From this day on every role of the staff needs a second factor; administrators and examiners always do. */
  factor_from: z.iso.date('Give the day as year, month and day.').nullable().default(null),
  /** Who gets the daily digest of the audit; with none the first two administrators. */
  audit_head_to: z.array(z.email()).max(5).default([]),
  /** Sessions of staff end when nobody has done anything in them for so long; a student’s never do. */
  staff_idle_minutes: z.number().int().min(10).max(1440).default(60),
})
export type AccessSettings = z.output<typeof AccessSettings>

/** Every settings record, by key. A record is checked against its schema when written and when read. */
export const settingsRecords = {
  institute: InstituteSettings,
  options: OptionLists,
  billing: BillingSettings,
  admissions: AdmissionSettings,
  access: AccessSettings,
} as const
export type SettingsKey = keyof typeof settingsRecords
