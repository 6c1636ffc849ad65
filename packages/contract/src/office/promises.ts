/**
 * What the guidelines against misleading advertisements of coaching (CCPA, 2024) forbid, as words. A finding is no
 * verdict: the editor changes the sentence or says in a line why it is true. Patterns are data; staff read the reason.
 */
type PromiseRule = { id: string; reason: string; patterns: readonly RegExp[] }

const word = (source: string) => new RegExp(source, 'giu')

export const promiseRules: readonly PromiseRule[] = [
  {
    id: 'guarantee',
    reason: 'No selection, rank, mark or seat may be promised.',
    patterns: [
      word(
        '\\b(?:guarantee[ds]?|assured (?:selection|success|rank|seat|admission)|assurance of (?:selection|success))\\b',
      ),
      word('\\bsure[- ]?shot\\b'),
      word('\\b100 ?(?:%|per ?cent|percent) (?:selection|success|result|results|placement|pass)\\b'),
      word('\\b(?:selection|success|results?) ?(?:of )?100 ?(?:%|per ?cent|percent)'),
      word('गारंटी|गारन्टी|पक्की सफलता|पक्का चयन|शर्तिया|100 ?% (?:चयन|सफलता|परिणाम)|सौ प्रतिशत (?:चयन|सफलता)'),
      word('ಗ್ಯಾರಂಟಿ|ಖಾತರಿ|ಖಚಿತ (?:ಯಶಸ್ಸು|ಆಯ್ಕೆ)|100 ?% (?:ಆಯ್ಕೆ|ಫಲಿತಾಂಶ|ಯಶಸ್ಸು)|ಶೇ\\.? ?100 (?:ಆಯ್ಕೆ|ಫಲಿತಾಂಶ|ಯಶಸ್ಸು)'),
    ],
  },
  {
    id: 'urgency',
    reason: 'Nobody may be hurried: say how many seats there are and until when one can apply.',
    patterns: [
      word('\\b(?:last|only a|only) few seats\\b'),
      word('\\bhurry(?: up)?\\b'),
      word(
        '\\b(?:seats (?:are )?filling (?:up )?fast|limited period offer|offer ends (?:soon|today|tonight)|act now)\\b',
      ),
      word('\\bonly \\d{1,3} seats? (?:left|remaining)\\b'),
      word('(?:आखिरी|आख़िरी|अंतिम) (?:कुछ )?सीटें|कुछ ही सीटें|जल्दी करें|सीमित समय'),
      word('ಕೊನೆಯ (?:ಕೆಲವು )?ಸೀಟು|ಕೆಲವೇ ಸೀಟು|ತ್ವರೆ ಮಾಡಿ|ಸೀಮಿತ ಅವಧಿ'),
    ],
  },
  {
    id: 'superlative',
    reason: 'A claim to be the best needs a source that anybody can check.',
    patterns: [
      word(
        "\\b(?:no\\.? ?1|number one|#1|india[’']?s (?:best|leading|top)|the best (?:coaching|institute|faculty|results))\\b",
      ),
      word('\\b(?:most trusted|unmatched|unbeatable|highest selection|top[- ]ranked institute)\\b'),
      word('नंबर ?(?:1|वन|एक)|सर्वश्रेष्ठ|सबसे अच्छा (?:कोचिंग|संस्थान)'),
      word('ನಂ\\.? ?1|ನಂಬರ್ (?:1|ಒನ್|ಒಂದು)|ಅತ್ಯುತ್ತಮ|ಸರ್ವಶ್ರೇಷ್ಠ'),
    ],
  },
  {
    id: 'bare-rank',
    reason:
      'A rank of a named student is shown only with consent, course, length and whether it was paid: as an achiever.',
    patterns: [
      word('\\bAIR[ -]?\\d{1,6}\\b'),
      word('\\b(?:all india rank|rank) ?(?:no\\.? ?)?\\d{1,6}\\b'),
      word('(?:अखिल भारतीय )?रैंक ?\\d{1,6}'),
      word('(?:ಅಖಿಲ ಭಾರತ )?(?:ರ‍್ಯಾಂಕ್|ರ್ಯಾಂಕ್|ರಾಂಕ್) ?\\d{1,6}'),
    ],
  },
]

export type PromiseFinding = { id: string; reason: string; words: string; sentence: string }

const sentenceAround = (text: string, at: number, length: number): string => {
  const from = Math.max(...['.', '!', '?', '।', '\n'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1
  const ends = ['.', '!', '?', '।', '\n'].map((mark) => text.indexOf(mark, at + length)).filter((end) => end !== -1)
  return text.slice(from, ends.length > 0 ? Math.min(...ends) + 1 : undefined).trim()
}

/** What a text promises, each sentence and rule once. `text` is plain, without tags. */
export const promisesIn = (text: string): PromiseFinding[] => {
  const found = new Map<string, PromiseFinding>()
  for (const { id, reason, patterns } of promiseRules)
    for (const pattern of patterns)
      for (const match of text.matchAll(pattern)) {
        const sentence = sentenceAround(text, match.index, match[0].length)
        found.set(`${id}|${sentence}`, { id, reason, words: match[0], sentence })
      }
  return [...found.values()]
}
