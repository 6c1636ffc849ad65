import { expect, test } from 'vitest'
import { sheetOf } from './sheet-of.ts'

test.each([
  ['/', 'home'],
  ['/online-tests', 'tests'],
  ['/online-tests/mock-1', 'tests'],
  ['/online-tests/mock-1/report/questions', 'tests'],
  ['/admission/online-tests/entrance/report', 'tests'],
  ['/online-tests/mock-1/ongoing', 'exam'],
  ['/admission/online-tests/entrance/ongoing', 'exam'],
  ['/admission/online-tests/entrance', 'admission'],
  ['/admission', 'programmes'],
  ['/admission/puc', 'admission'],
  ['/compare', 'fees'],
  ['/mysuru/courses/two-year-jee', 'courses'],
  ['/fees', 'fees'],
  ['/Fees', 'fees'],
  ['/Bengaluru/Courses/two-year-jee', 'courses'],
  ['/events/open-day', 'events'],
  ['/payments', 'family'],
  ['/vrddhi', 'programmes'],
  ['/vrddhi/syllabus', 'contact'],
  ['/achievers/neet', 'institute'],
  ['/profile/details', 'account'],
  ['/profiles', 'reading'],
  ['/a-campaign', 'reading'],
  ['/no/such/page', 'reading'],
])('%s has the style sheet %s', (pathname, sheet) => expect(sheetOf(pathname)).toBe(sheet))
