import type { MenuEntry } from './menu-entry.ts'

/** Who is in a course. */
export const studentPlaces: MenuEntry[] = [
  { to: '/students', label: 'All students', act: 'students.read' },
  { to: '/students/class-list', label: 'Class list', act: 'students.export' },
]

/** What counsellors work on with families who have applied. */
export const admissionPlaces: MenuEntry[] = [
  { to: '/applications', label: 'Applications', act: 'applications.read' },
  { to: '/waivers', label: 'Waivers', act: 'applications.read' },
  { to: '/sittings', label: 'Sittings', act: 'applications.roster' },
  { to: '/check', label: 'Check-in', act: 'hall.check-in' },
  { to: '/bands', label: 'Bands and seats', act: 'applications.move' },
  { to: '/consents', label: 'Consent desk', act: 'consent.read' },
  { to: '/data-rights', label: 'Data rights', act: 'data-rights.start' },
  { to: '/child-links', label: 'Parents and children', act: 'consent.withdraw' },
]

export const moneyPlaces: MenuEntry[] = [
  { to: '/payments', label: 'Payments', act: 'payments.read' },
  { to: '/cash', label: 'Cash', act: 'cash.close' },
  { to: '/received-cheques', label: 'Cheques and drafts', act: 'payments.read' },
  { to: '/refunds', label: 'Refunds', act: 'payments.read' },
  { to: '/instalments', label: 'Instalments', act: 'payments.read' },
  { to: '/unmatched', label: 'Unmatched money', act: 'payments.read' },
  { to: '/settlement', label: 'Settlement check', act: 'payments.compare' },
]
