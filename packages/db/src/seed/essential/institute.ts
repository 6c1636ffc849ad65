import type { BillingSettings, InstituteSettings } from '@northlight/contract/settings'

/** What a new installation says about itself until the institute has filled in its own settings. */
export const neutralInstitute: InstituteSettings = {
  name: 'Our Institute',
  short_name: 'Institute',
  tagline: 'Coaching for school and pre-university students',
  email: 'office@institute.example',
  phones: ['', ''],
  phone_labels: ['Office', 'Office'],
  whatsapp: '',
  address: '',
  map_url: '',
  socials: { facebook: '', twitter: '', instagram: '', linkedin: '', youtube: '' },
  footer_line: '',
  newsletter_line: 'News and dates of the institute, by e-mail.',
  logo: null,
  favicon: null,
  colours: { night: '#0e1a33', gold: '#eacf6c' },
  motif: 'plain',
  founded: null,
  grievance: null,
}

/** Receipts carry the institute's name alone until it says what it is in law and whether it charges tax. */
export const neutralBilling: BillingSettings = {
  legal_name: '',
  gstin: '',
  sac: '',
  gst_percent: 0,
  note: '',
  two_signatures_rupees: 100_000,
  waiver_alone_rupees: 10_000,
}
