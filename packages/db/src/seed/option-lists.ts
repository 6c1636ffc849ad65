import type { OptionLists, OptionView } from '@northlight/contract/options'

type Entry = string | (Partial<OptionView> & { value: string })

/** A list as it is stored; most entries are a word and nothing more. */
export const entries = (...list: Entry[]): OptionView[] =>
  list.map((entry) => ({
    for: [],
    classes: [],
    courses: [],
    branch: null,
    kind: null,
    min_age: null,
    ...(typeof entry === 'string' ? { value: entry } : entry),
  }))

/** Lists whose words belong to the forms themselves, the same for every institute that has not changed them. */
export const usualLists: Pick<
  OptionLists,
  | 'contact_request_types'
  | 'contact_slots'
  | 'admission_classes'
  | 'registration_classes'
  | 'registration_modes'
  | 'vrddhi_classes'
  | 'vrddhi_syllabuses'
> = {
  contact_request_types: entries('Call Back', 'Home Visit', 'Visit Our Center', 'Connect Online'),
  contact_slots: entries(
    ...['10:00', '10:30', '11:00', '11:30', '12:00', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'],
  ),
  admission_classes: entries('8', '9', '10'),
  registration_classes: entries('7th', '8th', '9th', '10th'),
  registration_modes: entries('ONLINE', 'OFFLINE'),
  vrddhi_classes: entries('8th', '9th', '10th'),
  vrddhi_syllabuses: entries('ICSE', 'CBSE', 'State'),
}
