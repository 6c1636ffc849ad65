import type { OptionLists } from '@northlight/contract/options'
import { entries, usualLists } from '@northlight/db/seed/option-lists'

/** The lists of an institute with three campuses; the contract's examples name entries of them. */
export const exampleOptions: OptionLists = {
  ...usualLists,
  scholar_campuses: entries(
    { value: 'Bengaluru', branch: 'bengaluru', for: ['Day Scholar'] },
    { value: 'Mysuru', branch: 'mysuru', for: ['Day Scholar', 'Residential'] },
    { value: 'Mangaluru', branch: 'mangaluru', for: ['Day Scholar', 'Residential'] },
  ),
  admission_centres: entries(
    { value: 'Bengaluru, day scholar', branch: 'bengaluru', kind: 'Day Scholar', for: ['puc', 'class-8-9-10'] },
    { value: 'Mysuru, day scholar', branch: 'mysuru', kind: 'Day Scholar', for: ['puc', 'class-8-9-10'] },
    { value: 'Mysuru, residential', branch: 'mysuru', kind: 'Residential', for: ['puc'] },
    { value: 'Live online', branch: 'bengaluru', kind: 'Online', for: ['puc', 'class-8-9-10'] },
  ),
  batches: entries(
    { value: 'Board', for: ['class-8-9-10'], classes: ['10'], courses: ['class-10-boards-and-foundation'] },
    { value: 'Foundation', for: ['class-8-9-10'], classes: ['8', '9'], courses: ['foundation-evenings'] },
    { value: 'Weekend', for: ['class-8-9-10'], classes: ['8', '9', '10'], courses: ['weekend-problem-circle'] },
    { value: 'Two-year full-time, day scholar', for: ['puc'], classes: ['PU I'], courses: ['two-year-integrated-jee'] },
    {
      value: 'Two-year full-time, residential',
      for: ['puc'],
      classes: ['PU I'],
      courses: ['two-year-residential-jee'],
    },
    { value: 'JEE evening, live online', for: ['puc'], classes: ['PU I', 'PU II'], courses: ['live-evening-batch'] },
  ),
  programmes: entries(
    { value: 'Two-Year Integrated, JEE', classes: ['10th'], courses: ['two-year-integrated-jee'] },
    { value: 'Two-Year Residential, NEET', classes: ['10th'], courses: ['two-year-residential-neet'] },
    { value: 'Foundation Evenings, Class 9', classes: ['8th'], courses: ['foundation-evenings'] },
    { value: 'Not decided yet', classes: ['7th', '8th', '9th', '10th'], courses: [] },
  ),
  exam_centres: entries('Bengaluru campus', 'Mysuru campus', 'Hubballi campus', 'Mangaluru campus', 'Online, at home'),
}
