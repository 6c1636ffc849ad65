import type { FamilyView } from '@northlight/contract/office/families/views'
import { type FamilyState, familyStates } from '@northlight/contract/office/family-words'
import { dayText } from '../../ui/time.tsx'
import { classText, shownPhone } from './words.ts'

export type Field = {
  name: 'name' | 'class' | 'wants' | 'state' | 'owner'
  label: string
  text: (family: FamilyView) => string
}

export const fields: Field[] = [
  { name: 'name', label: 'Name', text: ({ name }) => name },
  { name: 'class', label: 'Class', text: (family) => classText(family.class) },
  { name: 'wants', label: 'Wants', text: ({ wants }) => wants ?? '' },
  { name: 'state', label: 'State', text: ({ state_name }) => state_name },
  { name: 'owner', label: 'Owner', text: ({ owner }) => owner?.name ?? '' },
]

export const contactsOf = ({ contacts }: FamilyView) =>
  contacts.map(({ kind, value }) => (kind === 'phone' ? shownPhone(value) : value)).join(', ')

/** A seat that was taken stays, whichever of the two has it. */
export const isFixed = (name: Field['name'], families: FamilyView[]) =>
  name === 'state' && families.some(({ state }) => state === 'admitted')

/** Where nobody works any more. A family that has come again is not put back there. */
const ended: readonly FamilyState[] = ['later', 'lost', 'not-for-us']

const reach = (state: FamilyState) => (ended.includes(state) ? -1 : familyStates.indexOf(state))

type Compared = Pick<FamilyView, 'state' | 'came_at'>

/** Whether the state of the first is the one to keep: the further one, and of two alike that of the older family. */
export const keepsOwnState = (own: Compared, other: Compared): boolean =>
  reach(own.state) === reach(other.state) ? own.came_at <= other.came_at : reach(own.state) > reach(other.state)

/** What tells two families of one name apart: a number, and when it last touched us. */
export const toldApartBy = ({ contacts, touched_at }: Pick<FamilyView, 'contacts' | 'touched_at'>): string => {
  const phone = contacts.findLast(({ kind }) => kind === 'phone')
  return [phone && shownPhone(phone.value), `last contact ${dayText(touched_at)}`].filter(Boolean).join(', ')
}
