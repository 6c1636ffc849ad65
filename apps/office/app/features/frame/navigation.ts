import type { Resource } from '@northlight/contract/office/resource'
import type { SignName } from '../../ui/icon.tsx'

export type Place = { to: string; label: string; act: string }
export type Group = { label: string; icon: SignName; places: Place[] }

const groupLabels: [Resource['group'], string, SignName][] = [
  ['content', 'Content', 'page'],
  ['people', 'People shown', 'people'],
  ['pages', 'Pages', 'document'],
]

/** What examiners work on; the order in which a test comes about. */
const testPlaces: Place[] = [
  { to: '/tests', label: 'Tests', act: 'tests.write' },
  { to: '/questions', label: 'Questions', act: 'bank.read' },
  { to: '/papers', label: 'Papers', act: 'tests.write' },
  { to: '/packs', label: 'Packs', act: 'tests.write' },
]

const instituteBefore: Place[] = [
  { to: '/people', label: 'People and roles', act: 'people.read' },
  { to: '/settings', label: 'Settings', act: 'settings.read' },
]
const instituteAfter: Place[] = [
  { to: '/mails', label: 'Mails', act: 'mails.read' },
  { to: '/jobs', label: 'Jobs', act: 'jobs.read' },
  { to: '/backups', label: 'Backups', act: 'backups.make' },
  { to: '/health', label: 'Health', act: 'health.read' },
  { to: '/audit', label: 'Audit', act: 'audit.read' },
]

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const placeOf = ({ name, words, acts }: Resource): Place => ({
  to: `/${name}`,
  label: first(words[1]),
  act: acts.read,
})

/** What the side shows: only what the person may read, in the order of the definitions. */
export const navigationFor = (resources: readonly Resource[], may: (act: string) => boolean): Group[] => {
  const of = (group: Resource['group']) => resources.filter((one) => one.group === group).map(placeOf)
  const pictures: Place = { to: '/pictures', label: 'Pictures', act: 'content.read' }
  const tests: Group = { label: 'Tests', icon: 'clock', places: testPlaces }
  // Whoever writes no content comes for the tests.
  const isWriter = may('content.draft')
  const groups: Group[] = [
    ...(isWriter ? [] : [tests]),
    ...groupLabels.map(([group, label, icon]) => ({
      label,
      icon,
      places: group === 'content' ? [...of(group), pictures] : of(group),
    })),
    ...(isWriter ? [tests] : []),
    { label: 'Institute', icon: 'settings', places: [...instituteBefore, ...of('institute'), ...instituteAfter] },
  ]
  return groups
    .map((group) => ({ ...group, places: group.places.filter(({ act }) => may(act)) }))
    .filter(({ places }) => places.length > 0)
}

/** The place whose address the screen is at or below. */
export const isAt = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`)
