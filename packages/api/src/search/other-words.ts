import { fold } from '@northlight/db/fold'
import { nearestWord } from './nearest-word.ts'

/**
 * What stands on the pages, and what people type for it: other English words, old names of towns, Kannada and Hindi.
 * A second meaning on the left stands behind a comma. Words of the left side find themselves without being listed.
 */
const meanings: readonly (readonly [ours: string, typed: string])[] = [
  ['fee', 'cost price pricing charge tuition ಶುಲ್ಕ ಫೀ ಫೀಸ್ फीस शुल्क'],
  ['instalment', 'emi installment ಕಂತು किस्त'],
  ['refund', 'cancel cancellation moneyback ಮರುಪಾವತಿ रिफंड वापसी'],
  ['scholarship', 'concession discount freeship ವಿದ್ಯಾರ್ಥಿವೇತನ छात्रवृत्ति'],
  ['waiver', 'scholarship'],
  ['admission', 'enrol enroll enrolment enrollment joining ಪ್ರವೇಶ ದಾಖಲಾತಿ प्रवेश दाखिला एडमिशन'],
  ['course', 'coaching ಕೋರ್ಸ್ कोर्स कोचिंग'],
  ['repeater', 'dropper longterm'],
  ['hostel, residential', 'boarding dormitory accommodation lodging ಹಾಸ್ಟೆಲ್ ವಸತಿ हॉस्टल छात्रावास'],
  ['residential', 'hostel'],
  ['food', 'mess canteen vegetarian veg ಊಟ खाना भोजन'],
  ['bus', 'transport pickup ಬಸ್ बस'],
  ['faculty, tutors', 'teacher lecturer professor ಶಿಕ್ಷಕರು शिक्षक अध्यापक'],
  ['careers', 'vacancy job recruitment hiring ಉದ್ಯೋಗ नौकरी'],
  ['achievers', 'topper ranker ಫಲಿತಾಂಶ परिणाम रिजल्ट'],
  ['hours', 'timing ಸಮಯ समय'],
  ['address', 'location directions ವಿಳಾಸ पता'],
  ['phone', 'telephone mobile helpline ದೂರವಾಣಿ ಫೋನ್ फोन'],
  ['gallery', 'photo picture image ಫೋಟೋ ಚಿತ್ರ फोटो चित्र'],
  ['test', 'quiz ಪರೀಕ್ಷೆ परीक्षा टेस्ट'],
  ['syllabus', 'portion ಪಠ್ಯಕ್ರಮ पाठ्यक्रम'],
  ['class', 'standard std grade ತರಗತಿ कक्षा'],
  ['class 10', 'sslc matric ಎಸ್ಎಸ್ಎಲ್ಸಿ'],
  ['pu, class 11', 'puc ಪಿಯು ಪಿಯುಸಿ'],
  ['jee', 'iit ಜೆಇಇ जेईई आईआईटी'],
  ['neet', 'nit medical ನೀಟ್ नीट'],
  ['kcet', 'cet ಸಿಇಟಿ'],
  ['physics', 'fisics ಭೌತಶಾಸ್ತ್ರ भौतिकी'],
  ['chemistry', 'ರಸಾಯನಶಾಸ್ತ್ರ रसायन'],
  ['biology', 'botany zoology ಜೀವಶಾಸ್ತ್ರ जीवविज्ञान'],
  ['mathematics', 'maths math ಗಣಿತ गणित'],
  ['bengaluru', 'bangalore ಬೆಂಗಳೂರು बेंगलुरु बैंगलोर बंगलौर'],
  ['mysuru', 'mysore ಮೈಸೂರು मैसूर मैसूरु'],
  ['hubballi', 'hubli ಹುಬ್ಬಳ್ಳಿ हुबली हुब्बल्ली'],
  ['mangaluru', 'mangalore ಮಂಗಳೂರು मंगलौर मंगलुरु मैंगलोर'],
]

/** Hindi is typed with and without the dot below a letter. */
const undotted = (word: string) => word.replaceAll('\u093c', '')

const meaningOf = new Map(
  meanings.flatMap(([ours, typed]) =>
    typed.split(' ').map((word) => [undotted(fold(word)), ours.split(', ')] as const),
  ),
)

// A map, because anything may be typed: an object would also know `constructor`.
const romans = new Map([
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
  ['xi', '11'],
  ['xii', '12'],
])

/** `10th` and `XII` are classes. */
const classOf = (term: string): string[] => {
  const number = term.match(/^(\d{1,2})(?:st|nd|rd|th)$/)?.[1] ?? romans.get(term)
  return number ? [`class ${number}`] : []
}

const singular = (term: string): string[] => {
  if (term.length > 4 && term.endsWith('ies')) return [`${term.slice(0, -3)}y`]
  return term.length > 3 && /[^s]s$/.test(term) ? [term.slice(0, -1)] : []
}

/** What else a typed word may stand for, the likeliest first. Each is a word or a few that belong together. */
export const otherWords = (term: string): string[] => {
  const forms = [term, ...singular(term)]
  return [
    ...new Set([...forms.flatMap((form) => meaningOf.get(undotted(form)) ?? []), ...classOf(term), ...singular(term)]),
  ]
}

/** The same for a word that is not spelled as it should be: `banglore` is nearly `bangalore`, which is ours by another name. */
export const nearlyOtherWords = (term: string, most: number): string[] => {
  const meant = most > 0 ? nearestWord(term, meaningOf.keys(), most) : null
  return meant ? (meaningOf.get(meant) ?? []) : []
}

/** The word with two neighbouring letters changed about, the commonest slip of quick fingers. */
export const swaps = (term: string): string[] =>
  Array.from({ length: term.length - 1 }, (_, at) =>
    [term.slice(0, at), term[at + 1], term[at], term.slice(at + 2)].join(''),
  )

/** What is typed in two parts and meant as one word. */
const parted = [
  [/\bk[\s-]cet\b/g, 'kcet'],
  [/\blong[\s-]term\b/g, 'longterm'],
  [/\bhow much\b/g, 'fee'],
] as const

/** A number to call, however it was spaced and with or without the country in front: its ten digits, or the beginning. */
const dialled = (text: string): string | null => {
  if (!/^[+\d][\d\s().-]{4,}$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  if (digits.length < 5) return null
  return digits.replace(/^(?:91|0)(?=\d{10}$)/, '')
}

/** What was typed, in the spelling that the pages use. */
export const respelled = (text: string): string => {
  const folded = fold(text).trim()
  return dialled(folded) ?? parted.reduce((so, [typed, ours]) => so.replace(typed, ours), folded)
}
