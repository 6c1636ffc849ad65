import type { Resource } from '@northlight/contract/office/resource'
import type { SignName } from '../../ui/icon.tsx'
import { familyPlaces } from './family-places.ts'
import type { MenuEntry } from './menu-entry.ts'
import { admissionPlaces, moneyPlaces, studentPlaces } from './office-menu.ts'

export type { MenuEntry }
export type Group = { label: string; icon: SignName; places: MenuEntry[] }

const groupLabels: [Resource['group'], string, SignName][] = [
  ['content', 'Content', 'page'],
  ['people', 'People shown', 'people'],
  ['pages', 'Pages', 'document'],
]

/** What examiners work on; the order in which a test comes about. */
const testPlaces: MenuEntry[] = [
  { to: '/tests', label: 'Tests', act: 'tests.write' },
  { to: '/questions', label: 'Questions', act: 'bank.read' },
  { to: '/papers', label: 'Papers', act: 'tests.write' },
  { to: '/packs', label: 'Packs', act: 'tests.write' },
  { to: '/console', label: 'Exam day', act: 'console.read' },
  // Anyone who has the console sees who has come there.
  { to: '/attendance', label: 'Attendance', act: 'console.attendance', unless: 'console.read' },
  { to: '/challenges', label: 'Challenges', act: 'keys.decide' },
]

const instituteBefore: MenuEntry[] = [
  { to: '/people', label: 'People and roles', act: 'people.read' },
  { to: '/settings', label: 'Settings', act: 'settings.read' },
]
const instituteAfter: MenuEntry[] = [
  { to: '/mails', label: 'Mails', act: 'mails.read' },
  { to: '/jobs', label: 'Jobs', act: 'jobs.read' },
  { to: '/backups', label: 'Backups', act: 'backups.make' },
  { to: '/health', label: 'Health', act: 'health.read' },
  { to: '/audit', label: 'Audit', act: 'audit.read' },
  { to: '/breaches', label: 'Breaches', act: 'breaches.read' },
]

const pictures: MenuEntry = { to: '/pictures', label: 'Pictures', act: 'content.read' }

/** Every place that is not a list of records. */
export const menuEntries: readonly MenuEntry[] = [
  ...[...familyPlaces, ...studentPlaces, ...admissionPlaces, ...moneyPlaces, ...testPlaces],
  ...[pictures, ...instituteBefore, ...instituteAfter],
]

const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const placeOf = ({ name, words, acts }: Resource): MenuEntry => ({
  to: `/${name}`,
  label: first(words[1]),
  act: acts.read,
})

const groupsOf = (resources: readonly Resource[]): Group[] => {
  const of = (group: Resource['group']) => resources.filter((one) => one.group === group).map(placeOf)
  return [
    { label: 'Families', icon: 'people', places: familyPlaces },
    { label: 'Students', icon: 'people', places: studentPlaces },
    { label: 'Admissions', icon: 'people', places: admissionPlaces },
    { label: 'Money', icon: 'rupee', places: moneyPlaces },
    { label: 'Tests', icon: 'clock', places: testPlaces },
    ...groupLabels.map(([group, label, icon]) => ({
      label,
      icon,
      places: group === 'content' ? [...of(group), pictures] : of(group),
    })),
    { label: 'Institute', icon: 'settings', places: [...instituteBefore, ...of('institute'), ...instituteAfter] },
  ]
}

/** What the side shows: only what the person may read, in the order of the definitions. */
export const navigationFor = (resources: readonly Resource[], may: (act: string) => boolean): Group[] =>
  groupsOf(resources)
    .map((group) => ({
      ...group,
      places: group.places.filter(({ act, unless }) => may(act) && !(unless && may(unless))),
    }))
    .filter(({ places }) => places.length > 0)

/**
 * What a person must be allowed to do to stand at this very address. What lies below a place may be open to others, a
 * test's results for example: there the API decides.
 */
export const actAt = (resources: readonly Resource[], pathname: string): string | undefined =>
  groupsOf(resources)
    .flatMap(({ places }) => places)
    .find(({ to }) => to === pathname)?.act

/**
 * The two places at the thumb of a phone beside Today and More. Who answers for tests has the exam day and the tests;
 * everybody else the first place they work in and, where they check in at the hall, that.
 */
export const dockPlaces = (groups: readonly Group[]): [MenuEntry | undefined, MenuEntry | undefined] => {
  const places = groups.flatMap((group) => group.places)
  const find = (to: string) => places.find((place) => place.to === to)
  return !find('/families') && find('/console')
    ? [find('/console'), find('/tests')]
    : [groups[0]?.places[0], find('/check')]
}

/** The place whose address the screen is at or below. */
export const isAt = (to: string, pathname: string) => pathname === to || pathname.startsWith(`${to}/`)

/** Whether a place is the nearest of several to the screen: `/families/board` is not also at `/families`. */
export const isNearest = ({ to }: MenuEntry, places: readonly MenuEntry[], pathname: string): boolean =>
  isAt(to, pathname) && !places.some((other) => other.to.length > to.length && isAt(other.to, pathname))
