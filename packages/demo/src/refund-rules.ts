import { courses } from './data/courses.ts'
import type { Translation } from './data/home-translations.ts'

/** The sentences of which the refund rules of the courses are made, with their numbers in order. */
const sentences: readonly Translation[] = [
  ['Full refund until the first class.', 'ಮೊದಲ ತರಗತಿಯವರೆಗೆ ಪೂರ್ತಿ ಮರುಪಾವತಿ.', 'पहली कक्षा तक पूरा रिफ़ंड।'],
  [
    'After that we keep the fee for the days up to the day you tell us and return the rest within {1} days, to the account that paid.',
    'ಅದರ ನಂತರ, ನೀವು ತಿಳಿಸುವ ದಿನದವರೆಗಿನ ಶುಲ್ಕವನ್ನು ಮಾತ್ರ ಇಟ್ಟುಕೊಂಡು, ಉಳಿದದ್ದನ್ನು {1} ದಿನಗಳೊಳಗೆ, ಪಾವತಿಸಿದ ಖಾತೆಗೇ ಮರಳಿಸುತ್ತೇವೆ.',
    'उसके बाद हम केवल आपके बताने के दिन तक की फ़ीस रखते हैं और बाकी {1} दिन के भीतर, जिस खाते से भुगतान हुआ उसी में लौटाते हैं।',
  ],
  [
    'Example: leaving after {1} of {2} months returns {3} of {4}.',
    'ಉದಾಹರಣೆ: {2} ತಿಂಗಳಲ್ಲಿ {1} ತಿಂಗಳ ನಂತರ ಬಿಟ್ಟರೆ, {4} ರಲ್ಲಿ {3} ಮರಳಿ ಸಿಗುತ್ತದೆ.',
    'उदाहरण: {2} में से {1} महीने बाद छोड़ने पर {4} में से {3} वापस मिलते हैं।',
  ],
  [
    'Example: leaving after {1} of {2} weeks returns {3} of {4}.',
    'ಉದಾಹರಣೆ: {2} ವಾರಗಳಲ್ಲಿ {1} ವಾರಗಳ ನಂತರ ಬಿಟ್ಟರೆ, {4} ರಲ್ಲಿ {3} ಮರಳಿ ಸಿಗುತ್ತದೆ.',
    'उदाहरण: {2} में से {1} हफ़्ते बाद छोड़ने पर {4} में से {3} वापस मिलते हैं।',
  ],
  [
    'Tuition, hostel and food follow the same rule; the caution deposit of {1} comes back in full, less the cost of damage if there is any.',
    'ಬೋಧನೆ, ಹಾಸ್ಟೆಲ್ ಮತ್ತು ಊಟಕ್ಕೂ ಇದೇ ನಿಯಮ; {1} ಠೇವಣಿ ಪೂರ್ತಿ ಮರಳುತ್ತದೆ, ಏನಾದರೂ ಹಾನಿಯಾಗಿದ್ದರೆ ಅದರ ವೆಚ್ಚ ಮಾತ್ರ ಕಳೆಯುತ್ತೇವೆ.',
    'ट्यूशन, हॉस्टल और भोजन पर भी यही नियम है; {1} की जमानत राशि पूरी लौटती है, कोई नुकसान हुआ हो तो केवल उसका खर्च कटता है।',
  ],
  [
    'The second year is paid only when it begins.',
    'ಎರಡನೇ ವರ್ಷದ ಶುಲ್ಕವನ್ನು ಅದು ಆರಂಭವಾದಾಗ ಮಾತ್ರ ಕಟ್ಟಬೇಕು.',
    'दूसरे साल की फ़ीस तभी देनी है, जब वह शुरू हो।',
  ],
  ['Full refund until the first paper is opened.', 'ಮೊದಲ ಪತ್ರಿಕೆ ತೆರೆಯುವವರೆಗೆ ಪೂರ್ತಿ ಮರುಪಾವತಿ.', 'पहला पेपर खोलने तक पूरा रिफ़ंड।'],
  [
    'After that {1} is refunded for every paper not opened, within {2} days, to the account that paid.',
    'ಅದರ ನಂತರ, ತೆರೆಯದ ಪ್ರತಿ ಪತ್ರಿಕೆಗೆ {1} ಅನ್ನು {2} ದಿನಗಳೊಳಗೆ, ಪಾವತಿಸಿದ ಖಾತೆಗೇ ಮರಳಿಸುತ್ತೇವೆ.',
    'उसके बाद हर उस पेपर के {1}, जो नहीं खोला गया, {2} दिन के भीतर उसी खाते में लौटाते हैं जिससे भुगतान हुआ।',
  ],
  [
    'Example: after {1} of {2} papers you get back {3} of {4}.',
    'ಉದಾಹರಣೆ: {2} ಪತ್ರಿಕೆಗಳಲ್ಲಿ {1} ರ ನಂತರ ಬಿಟ್ಟರೆ, {4} ರಲ್ಲಿ {3} ಮರಳಿ ಸಿಗುತ್ತದೆ.',
    'उदाहरण: {2} में से {1} पेपर के बाद छोड़ने पर {4} में से {3} वापस मिलते हैं।',
  ],
  [
    'There is no fee, so there is nothing to return.',
    'ಶುಲ್ಕವೇ ಇಲ್ಲ, ಆದ್ದರಿಂದ ಮರಳಿಸಲು ಏನೂ ಇಲ್ಲ.',
    'फ़ीस नहीं है, इसलिए लौटाने को कुछ नहीं है।',
  ],
  [
    'Tell us when you stop, and the next family is asked.',
    'ನಿಲ್ಲಿಸುವಾಗ ತಿಳಿಸಿ; ಮುಂದಿನ ಕುಟುಂಬವನ್ನು ಕೇಳುತ್ತೇವೆ.',
    'जब छोड़ें तो बता दें, ताकि अगले परिवार से पूछा जाए।',
  ],
]

const number = /₹?\d[\d,]*(?:\.\d+)?/g

/** A sentence with its numbers taken out. Unknown sentences stop the seed: half a rule is no rule. */
const inOther = (sentence: string): [kn: string, hi: string] => {
  const numbers = sentence.match(number) ?? []
  let at = 0
  const shape = sentence.replace(number, () => `{${++at}}`)
  const known = sentences.find(([source]) => source === shape)
  if (!known) throw new Error(`No translation for this sentence of a refund rule: ${sentence}`)
  const filled = (text: string) => text.replace(/\{(\d)\}/g, (_, n: string) => numbers[Number(n) - 1] ?? '')
  return [filled(known[1]), filled(known[2])]
}

/** The refund rules as the courses say them, with the sums of each. */
export const refundRules: readonly Translation[] = [
  ...new Set(courses.flatMap(({ at_branches }) => at_branches.map(({ refund_rule }) => refund_rule))),
].map((rule) => {
  const said = rule.split(/(?<=\.) /).map(inOther)
  return [rule, said.map(([kn]) => kn).join(' '), said.map(([, hi]) => hi).join(' ')]
})
