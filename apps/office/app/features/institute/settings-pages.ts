import type { SettingsKey } from '@northlight/contract/settings'

/** A value inside a record of settings; a number in the path is a place in a list. */
export type SettingsField = {
  path: readonly (string | number)[]
  label: string
  kind: 'line' | 'text' | 'number' | 'day' | 'lines' | 'picture' | 'choice'
  options?: readonly { value: string; label: string }[]
  hint?: string
}
export type SettingsPage = { id: string; label: string; record: SettingsKey; fields: readonly SettingsField[] }

const line = (path: SettingsField['path'], label: string, hint?: string): SettingsField => ({
  path,
  label,
  kind: 'line',
  hint,
})

export const settingsPages: readonly SettingsPage[] = [
  {
    id: 'identity',
    label: 'Identity',
    record: 'institute',
    fields: [
      line(['name'], 'Name'),
      line(['short_name'], 'Short name'),
      {
        path: ['logo'],
        label: 'Logo',
        kind: 'picture',
        hint: 'A PNG or WebP with a clear ground, at least 320 px wide. It stands on your dark colour.',
      },
      {
        path: ['favicon'],
        label: 'Sign of the browser tab',
        kind: 'picture',
        hint: 'Square. Empty: the one of the product.',
      },
      line(['tagline'], 'Line below the name'),
      line(['footer_line'], 'Line of the footer'),
      line(['newsletter_line'], 'Line of the newsletter'),
      { path: ['founded'], label: 'Founded', kind: 'number' },
      {
        path: ['motif'],
        label: 'Drawings where there is no picture',
        kind: 'choice',
        options: [
          { value: 'plain', label: 'Plain lines' },
          { value: 'stars', label: 'A night sky with stars' },
        ],
      },
    ],
  },
  {
    id: 'contacts',
    label: 'Contacts',
    record: 'institute',
    fields: [
      line(['email'], 'E-mail'),
      line(['phones', 0], 'First phone'),
      line(['phone_labels', 0], 'Words for the first phone'),
      line(['phones', 1], 'Second phone'),
      line(['phone_labels', 1], 'Words for the second phone'),
      line(['whatsapp'], 'WhatsApp'),
      { path: ['address'], label: 'Address', kind: 'text' },
      line(['map_url'], 'Map'),
      line(['socials', 'facebook'], 'Facebook'),
      line(['socials', 'instagram'], 'Instagram'),
      line(['socials', 'linkedin'], 'LinkedIn'),
      line(['socials', 'twitter'], 'Twitter'),
      line(['socials', 'youtube'], 'YouTube'),
    ],
  },
  { id: 'colours', label: 'Colours', record: 'institute', fields: [] },
  {
    id: 'billing',
    label: 'Billing',
    record: 'billing',
    fields: [
      line(['legal_name'], 'Legal name', 'As it stands on receipts.'),
      line(['gstin'], 'GSTIN', 'Empty where none applies.'),
      line(['sac'], 'Service accounting code'),
      { path: ['gst_percent'], label: 'Tax within the price, in percent', kind: 'number' },
      { path: ['note'], label: 'Note on receipts', kind: 'text' },
      {
        path: ['two_signatures_rupees'],
        label: 'Two administrators sign refunds from, in rupees',
        kind: 'number',
        hint: 'Whoever works a refund out never signs it. From this sum on two others do.',
      },
      {
        path: ['waiver_alone_rupees'],
        label: 'One colleague may waive beyond the band up to, in rupees',
        kind: 'number',
        hint: 'A waiver of more than the band of the test gives needs a reason. Above this sum an administrator signs it, too.',
      },
    ],
  },
  {
    id: 'admissions',
    label: 'Admissions',
    record: 'admissions',
    fields: [line(['season'], 'Season', 'As 2027-28. Empty: the one of the calendar.')],
  },
  { id: 'lists', label: 'Lists of the forms', record: 'options', fields: [] },
  {
    id: 'access',
    label: 'Access',
    record: 'access',
    fields: [
      {
        path: ['factor_from'],
        label: 'Second factor for every role from',
        kind: 'day',
        hint: 'Administrators and examiners always need one. Empty: the others are only asked.',
      },
      {
        path: ['staff_idle_minutes'],
        label: 'Colleagues are signed out after, in minutes without use',
        kind: 'number',
        hint: 'A screen that is only open does not count as use. Students stay signed in.',
      },
      {
        path: ['campus_networks'],
        label: 'Networks of our rooms',
        kind: 'lines',
        hint: 'One a line, as 203.0.113.0/24. From there a right password of a student is never refused.',
      },
      {
        path: ['audit_head_to'],
        label: 'Who gets the daily digest of the audit',
        kind: 'lines',
        hint: 'One e-mail address a line. Empty: the first two administrators. Choose two people who do not look after the server.',
      },
    ],
  },
]

type Tree = Record<string, unknown> | unknown[]

export const valueAt = (record: unknown, path: SettingsField['path']): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    record,
  )

/** The same record with one value changed; everything around it stays. */
export const withValue = (record: unknown, path: SettingsField['path'], value: unknown): Tree => {
  const [key, ...rest] = path
  if (key === undefined) return record as Tree
  const inner =
    rest.length === 0 ? value : withValue((record as Record<string, unknown> | undefined)?.[key] ?? {}, rest, value)
  if (Array.isArray(record)) return record.map((one, at) => (at === key ? inner : one))
  return { ...(record as Record<string, unknown>), [key]: inner }
}

/** Whole fields that differ, as the call takes them. */
export const changedFields = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  )

/** The sentence about a field, which may be said of the whole it belongs to. */
export const errorAt = (errors: Record<string, string | undefined>, { path }: Pick<SettingsField, 'path'>) => {
  const name = path.join('.')
  return errors[name] ?? errors[`fields.${name}`] ?? errors[`fields.${path[0]}`]
}
