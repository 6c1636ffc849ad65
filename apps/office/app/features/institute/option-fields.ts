import { type Field, line, lines, number, rows, yesNo } from '@northlight/contract/office/field-kinds'

const hidden = yesNo('hidden: no form offers it')
const forms = lines('only for', {
  hint: 'Which form or variant offers it, as Residential. None: all of them.',
  max: 100,
})
const classes = lines('only for the classes', { max: 100 })
const courses = lines('stands for the courses', { hint: 'By their addresses.', max: 255 })
const branch = line('belongs to the branch', { hint: 'By its address.' })
const kind = line('kind', { max: 100 })
const age = number('least age in years', { min: 1, max: 30 })

const list = (label: string, more: Record<string, Field> = {}): Field =>
  rows(label, 'value', { value: line('entry'), ...more, is_hidden: hidden })

/** The lists that forms offer, with what each of their entries says besides its word. */
export const optionFields = {
  programmes: list('programmes', { classes, courses, min_age: age }),
  batches: list('batches', { for: forms, classes, courses }),
  admission_centres: list('centres of the admission enquiry', { for: forms, branch, kind }),
  admission_classes: list('classes of the admission enquiry'),
  registration_classes: list('classes of the registration'),
  registration_modes: list('modes of the registration'),
  exam_centres: list('exam centres'),
  scholar_campuses: list('campuses for day scholars and residents', { for: forms, branch }),
  contact_request_types: list('requests of the contact form'),
  contact_slots: list('hours of the contact form'),
  vrddhi_classes: list('classes of the talent examination'),
  vrddhi_syllabuses: list('syllabuses of the talent examination'),
} satisfies Record<string, Field>
