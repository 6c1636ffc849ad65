import type { SheetName } from '@northlight/contract/pages/page'
import type { OtherLanguage } from '@northlight/contract/words/languages'
import faces from '@northlight/ui/styles/faces.css?url'
import hi from '@northlight/ui/styles/hindi.css?url'
import kn from '@northlight/ui/styles/kannada.css?url'
import account from './styles/account.css?url'
import admission from './styles/admission.css?url'
import contact from './styles/contact.css?url'
import courses from './styles/courses.css?url'
import events from './styles/events.css?url'
import exam from './styles/exam.css?url'
import family from './styles/family.css?url'
import fees from './styles/fees.css?url'
import home from './styles/home.css?url'
import institute from './styles/institute.css?url'
import programmes from './styles/programmes.css?url'
import reading from './styles/reading.css?url'
import tests from './styles/tests.css?url'

export const styleSheets: Record<SheetName, string> = {
  account,
  admission,
  contact,
  courses,
  events,
  exam,
  family,
  fees,
  home,
  institute,
  programmes,
  reading,
  tests,
}

/** The letters of a language and the room they need; beside the sheet of the page, and only in that language. */
export const languageSheets: Record<OtherLanguage, string> = { kn, hi }

/** The files of the two families. Apart from the sheets: a first page is shown without them (platform/document/faces.ts). */
export { faces }
