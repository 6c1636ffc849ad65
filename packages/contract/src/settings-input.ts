import { z } from 'zod'
import { isSeason } from './admissions/seasons.ts'
import { AdmissionSettings, BillingSettings, InstituteSettings, type SettingsKey } from './settings.ts'

const line = z.string().max(500, 'Use no more than 500 characters.')
const needed = (label: string) => line.min(1, `The ${label} cannot be empty.`)

/** Digits that can be dialled, as people write them. */
const isPhone = (text: string) => /^\+?[\d\s()-]+$/.test(text) && /^\d{8,14}$/.test(text.replace(/\D/g, ''))
const phone = line.refine((text) => text === '' || isPhone(text), 'Write a phone number, such as 98450 00100.')
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })], {
  error: 'Write the whole address, beginning with https://.',
})

const gstin = z
  .string()
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .refine((text) => text === '' || BillingSettings.shape.gstin.safeParse(text).success, {
    error: 'A GSTIN has 15 letters and digits, such as 29AAAAA0000A1Z5.',
  })

const taxWords = 'Write the tax in percent, 0 to 28.'

/**
 * What may be written into a record of settings, field by field. What is stored already is read by the wider schemas of
 * `settings.ts`: an older value keeps no page from being shown.
 */
export const settingsInput: Partial<Record<SettingsKey, z.ZodType<Record<string, unknown>>>> = {
  institute: InstituteSettings.extend({
    name: needed('name'),
    short_name: needed('short name'),
    email: z.email('Write an e-mail address, such as office@example.com.'),
    phones: z.tuple([phone, phone]),
    whatsapp: phone,
    map_url: link,
    socials: z.object({ facebook: link, twitter: link, instagram: link, linkedin: link, youtube: link }),
  }).partial(),
  billing: BillingSettings.extend({
    gstin,
    gst_percent: z.number({ error: taxWords }).min(0, taxWords).max(28, taxWords),
    two_signatures_rupees: BillingSettings.shape.two_signatures_rupees.unwrap(),
  }).partial(),
  admissions: AdmissionSettings.extend({
    season: z
      .string()
      .refine((text) => text === '' || isSeason(text), 'Write the season as 2027-28: a year and the one after it.'),
  }).partial(),
}
