import { accounts as hiAccounts } from './hi/accounts.ts'
import { admission as hiAdmission } from './hi/admission.ts'
import { asking as hiAsking } from './hi/asking.ts'
import { callback as hiCallback } from './hi/callback.ts'
import { consent as hiConsent } from './hi/consent.ts'
import { contact as hiContact } from './hi/contact.ts'
import { courses as hiCourses } from './hi/courses.ts'
import { enquiry as hiEnquiry } from './hi/enquiry.ts'
import { exam as hiExam } from './hi/exam.ts'
import { forms as hiForms } from './hi/forms.ts'
import { home as hiHome } from './hi/home.ts'
import { kept as hiKept } from './hi/kept.ts'
import { letter as hiLetter } from './hi/letter.ts'
import { live as hiLive } from './hi/live.ts'
import { mail as hiMail } from './hi/mail.ts'
import { money as hiMoney } from './hi/money.ts'
import { newsletter as hiNewsletter } from './hi/newsletter.ts'
import { practice as hiPractice } from './hi/practice.ts'
import { programmes as hiProgrammes } from './hi/programmes.ts'
import { registration as hiRegistration } from './hi/registration.ts'
import { report as hiReport } from './hi/report.ts'
import { sent as hiSent } from './hi/sent.ts'
import { shell as hiShell } from './hi/shell.ts'
import { tests as hiTests } from './hi/tests.ts'
import { accounts } from './kn/accounts.ts'
import { admission } from './kn/admission.ts'
import { asking } from './kn/asking.ts'
import { callback } from './kn/callback.ts'
import { consent } from './kn/consent.ts'
import { contact } from './kn/contact.ts'
import { courses } from './kn/courses.ts'
import { enquiry } from './kn/enquiry.ts'
import { exam } from './kn/exam.ts'
import { forms } from './kn/forms.ts'
import { home } from './kn/home.ts'
import { kept } from './kn/kept.ts'
import { letter } from './kn/letter.ts'
import { live } from './kn/live.ts'
import { mail } from './kn/mail.ts'
import { money } from './kn/money.ts'
import { newsletter } from './kn/newsletter.ts'
import { practice } from './kn/practice.ts'
import { programmes } from './kn/programmes.ts'
import { registration } from './kn/registration.ts'
import { report } from './kn/report.ts'
import { sent } from './kn/sent.ts'
import { shell } from './kn/shell.ts'
import { tests } from './kn/tests.ts'
import type { Language, OtherLanguage } from './languages.ts'
import { englishWords, placesOf, saidFor, sourceKey, type Words } from './words.ts'

/**
 * One file per language and part, each a list of English texts and what is said for them. Null where nobody has
 * translated it yet: it is then said in English.
 */
const kn = {
  ...{ live, shell, newsletter, forms, sent, callback, home, courses, contact, admission, enquiry },
  ...{ programmes, asking, registration, mail, accounts, money, consent, kept },
  // The student's part: lists and pages of tests, the running test, the report on the screen, what the server writes.
  ...{ tests, exam, report, letter, practice },
}
const hi = {
  live: hiLive,
  shell: hiShell,
  newsletter: hiNewsletter,
  forms: hiForms,
  sent: hiSent,
  callback: hiCallback,
  home: hiHome,
  courses: hiCourses,
  contact: hiContact,
  admission: hiAdmission,
  enquiry: hiEnquiry,
  programmes: hiProgrammes,
  asking: hiAsking,
  registration: hiRegistration,
  mail: hiMail,
  accounts: hiAccounts,
  money: hiMoney,
  consent: hiConsent,
  kept: hiKept,
  tests: hiTests,
  exam: hiExam,
  report: hiReport,
  letter: hiLetter,
  practice: hiPractice,
} satisfies { [P in Part]: Translation<keyof (typeof kn)[P]> }

export type Part = keyof typeof kn
/** Every text that can be said, in English. */
export type Text = { [P in Part]: keyof (typeof kn)[P] }[Part]
export type Translation<Key extends PropertyKey> = Readonly<Record<Key, string | null>>

export const catalogue: Record<OtherLanguage, Record<Part, Translation<string>>> = { kn, hi }

const given = (texts: Readonly<Record<string, string | null>>) =>
  Object.entries(texts).flatMap(([text, said]) => (said === null ? [] : [[text, said] as const]))

const allOf = (language: OtherLanguage) => Object.fromEntries(Object.values(catalogue[language]).flatMap(given))
const ready: Record<OtherLanguage, Readonly<Record<string, string>>> = { kn: allOf('kn'), hi: allOf('hi') }

/** A stored text that has lost a place, or has one too many, would swallow a number or a link: English is shown instead. */
const whole = (stored: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(stored)
      .filter(([source, said]) => placesOf(source) === placesOf(said))
      .map(([source, said]) => [sourceKey(source), said]),
  )

/**
 * All texts of a language. `stored` are the institute's own, by the English text they stand for: they translate what
 * staff wrote and may replace what the catalogue says.
 */
export const wordsIn = (language: Language, stored: Readonly<Record<string, string>> = {}): Words =>
  language === 'en' ? englishWords : { language, texts: { ...ready[language], ...whole(stored) } }

/** Every text in what staff wrote: a string, or the strings of lists and objects. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** For what travels to the browser: only the texts of some parts, and those for what it shows of the institute's own. */
export const partsOf = ({ language, texts }: Words, parts: readonly Part[], shown?: unknown): Words => {
  if (language === 'en') return englishWords
  const keys = [...parts.flatMap((part) => Object.keys(catalogue[language][part])), ...stringsIn(shown)]
  const found = keys.flatMap((key) => {
    const said = saidFor(texts, key)
    return said ? [[key, said] as const] : []
  })
  return { language, texts: Object.fromEntries(found) }
}
