import type { BillingSettings, InstituteSettings } from '@northlight/contract/settings'

export const institute: InstituteSettings = {
  name: 'Northlight Academy',
  short_name: 'Northlight',
  tagline: 'Thirty in a class. No one lost in it.',
  email: 'hello@northlight.example',
  phones: ['98450 00100', '98450 00101'],
  phone_labels: ['Admissions, 10 am to 7 pm', 'Office, 9 am to 5 pm'],
  whatsapp: '98450 00102',
  address: '14 Observatory Road, Jayanagar, Bengaluru 560 000, Karnataka',
  map_url: 'https://www.openstreetmap.org/?mlat=12.9296&mlon=77.5834#map=16/12.9296/77.5834',
  socials: {
    facebook: 'https://facebook.com/northlight.example',
    twitter: 'https://twitter.com/northlight.example',
    instagram: 'https://instagram.com/northlight.example',
    linkedin: 'https://linkedin.com/company/northlight.example',
    youtube: 'https://youtube.com/@northlight.example',
  },
  footer_line: 'A coaching institute for Classes 8 to 12 in Bengaluru, Mysuru, Hubballi and Mangaluru.',
  newsletter_line: 'One letter a month: dates that matter, one problem worth an evening, and nothing else.',
  logo: null,
  favicon: null,
  colours: {
    night: '#0e1a33',
    gold: '#eacf6c',
  },
  founded: 2008,
  grievance: {
    role: 'Grievance Officer',
    email: 'grievance@northlight.example',
    phone: '98450 00103',
    hours: 'Monday to Friday, 10 am to 5 pm',
    reply_within_days: 7,
  },
}

/** What its receipts carry. The tax number is made up, and the receipt says so. */
export const billing: BillingSettings = {
  legal_name: 'Northlight Academy Private Limited',
  gstin: '29AAAAA0000A1Z5',
  sac: '999293',
  gst_percent: 18,
  note: 'Receipt of a demonstration: the institute and its GSTIN are made up, and no money has moved.',
  two_signatures_rupees: 100_000,
}
