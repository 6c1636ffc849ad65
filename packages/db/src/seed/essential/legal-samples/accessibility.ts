import { readFirst, sample } from './sample.ts'

const { part, says, points } = sample

export const accessibility = [
  readFirst,
  part(
    'What we aim for',
    says(
      'This site is built to meet the Web Content Accessibility Guidelines 2.2 at level AA, which IS 17802 and the Rights of Persons with Disabilities Act, 2016 ask for.',
    ),
  ),
  part(
    'What that means for you',
    points(
      'Everything can be reached and used with a keyboard and with a screen reader.',
      'Text can be made twice as large, and nothing is said by colour alone.',
      'Formulas are read out, and pictures have a description.',
      'Compensatory time, a scribe and a large-print paper are given for tests: ask us at least [number of days] days before.',
    ),
  ),
  part('Our rooms', says('[Say here which entrances, rooms and toilets can be reached with a wheelchair.]')),
  part(
    'If something is in your way',
    says(
      'Write to [e-mail of the office] or call [number of the office]. We answer within seven days and find another way until it is mended. If that does not help, the Chief Commissioner for Persons with Disabilities hears complaints.',
    ),
  ),
].join('\n')
