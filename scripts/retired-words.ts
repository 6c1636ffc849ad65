/**
 * Words that no text for a visitor, family, student or colleague uses any more, and what is written instead; see
 * docs/words.md. The office calls a sitting a sitting: colleagues plan them.
 */
export const retired: { pattern: RegExp; instead: string; notInOffice?: true }[] = [
  {
    pattern: /\b(?:ring|rings|rang|ringing) (?:me|us|you|back|a parent|the (?:parent|warden|office|campus))\b/i,
    instead: 'call',
  },
  { pattern: /\bask us to ring\b/i, instead: 'request a call-back' },
  { pattern: /\bask for a time\b/i, instead: 'book an appointment' },
  { pattern: /\bhow shall we talk\b/i, instead: 'how would you like to meet?' },
  { pattern: /\bcourse you think of\b/i, instead: 'course you are interested in' },
  { pattern: /^Go on\.?$/, instead: 'Continue' },
  { pattern: /^Take out$/, instead: 'Remove' },
  { pattern: /^Read on$/, instead: 'Read more' },
  { pattern: /\b(?:make|made) an account\b/i, instead: 'create an account' },
  { pattern: /\bsit (?:a paper|the (?:aptitude )?test|it)\b/i, instead: 'take the test' },
  { pattern: /\b(?:can|may) be sat\b/i, instead: 'test dates, or: can be taken' },
  {
    pattern: /\b(?:see|list of|choose (?:a|another)|this|the|new) sittings?\b/i,
    instead: 'test date',
    notInOffice: true,
  },
  { pattern: /^Let (?:it |this view )?go$/, instead: 'Clear selection, Discard it or Delete this view' },
  { pattern: /^Give back(?:…|:)?$/, instead: 'Refund, or Send back where it goes to a colleague' },
  { pattern: /\bgiven back\b/i, instead: 'refunded, or cancelled where it is a seat' },
  { pattern: /\btake the seat\b/i, instead: 'confirm admission' },
  { pattern: /^The way in$/, instead: 'How admission works' },
  { pattern: /\bwhere to begin\b/i, instead: 'choose your form' },
  { pattern: /\bwho answers for it\b/i, instead: 'leadership' },
  { pattern: /\bwho stands in the room\b/i, instead: 'our faculty' },
  { pattern: /\bwho came this way\b/i, instead: 'students from this test' },
  { pattern: /\bwho we look for\b/i, instead: 'open positions' },
  { pattern: /\bwhere it is written\b/i, instead: 'test centres' },
  { pattern: /^What is there$/, instead: 'Facilities' },
  { pattern: /^Or in$/, instead: 'Instalments' },
  { pattern: /\bcomes along\b/i, instead: 'is covered too' },
  { pattern: /\bthis comes back\b/i, instead: 'your refund' },
  { pattern: /\b(?:fee|money|deposit|instalment|₹[\d,.]+) comes back\b/i, instead: 'is refunded' },
  { pattern: /\bwhat comes back\b(?! easily)/i, instead: 'the refund' },
  { pattern: /\bdo not fit together\b/i, instead: 'wrong e-mail or password' },
  { pattern: /\bneeds? another look\b/i, instead: 'please check' },
  { pattern: /\bresults of everyone\b/i, instead: 'all results' },
  { pattern: /\bask us something\b/i, instead: 'ask a question' },
  {
    pattern: /\b(?:it|marks|fee|report|receipts?|payment) stands? (?:here|there|in it|on this page)\b/i,
    instead: 'appears here',
  },
  { pattern: /\bthe line (?:drops|is back|allows|does not come back)\b/i, instead: 'the connection' },
  { pattern: /^Pass it on$/, instead: 'Share' },
  { pattern: /^(?:Before|After) this$/, instead: 'Previous, Next' },
  { pattern: /\bdoor (?:closes|has closed) at thirty\b/i, instead: 'never more than 30 students in a batch' },
  { pattern: /^(?:Come and look|Read tonight|Ordinary days)\.?$/, instead: 'the name of the page' },
  { pattern: /\boccured\b/i, instead: 'occurred' },
  { pattern: /\bsomething went wrong\b/i, instead: 'an error occurred' },
  { pattern: /\bload (?:it|the page|this page)? ?anew\b/i, instead: 'reload' },
  { pattern: /^Take it away$/, instead: 'Remove' },
  { pattern: /\bthe gate is open\b/i, instead: 'ready to publish' },
  { pattern: /^Another picture…$/, instead: 'Change picture…' },
  // A name in code may carry one; a word that people read has the curved sign.
  { pattern: /\p{L}'(?:s|t|re|ll|ve|Souza|Mello)\b/u, instead: 'a curved apostrophe (’)' },
]

/** Words that no comment uses any more, because a newcomer would search for another one; see docs/domain.md. */
const retiredInComments: typeof retired = [
  { pattern: /\b(?:bad|dead|slow) line\b|\b(?:want of a|behind one) line\b/i, instead: 'connection or network' },
  { pattern: /\bline (?:is|was) (?:back|down)\b/i, instead: 'connection, online or offline' },
  {
    pattern: /\b(?:beside|before|behind|reads?|loads?|runs?) (?:the|its|a) program\b/i,
    instead: 'script, module or chunk',
  },
  { pattern: /\b(?:page|island|document) (?:comes to life|lives|lived)\b/i, instead: 'is hydrated' },
  { pattern: /\bnothing from around (?:it|them)\b/i, instead: 'no imports, no closure' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, or the person by name: the student, a colleague' },
  { pattern: /\bkept (?:page|repl(?:y|ies))\b/i, instead: 'cached' },
  { pattern: /\b(?:read|reads|reading) aside\b/i, instead: 'on a read connection' },
  { pattern: /\b(?:fetched|asked for|sent) ahead\b/i, instead: 'prefetched' },
]

/**
 * Said to the letter, see docs/words.md: a reply that older clients of the API compare, and the heading of the error
 * screen, which the owner of the product gave in quotes (§2 and §8 of the product description).
 */
const fixed = new Set(["You haven't applied for the admission yet!", 'Oops! An error occured'])

const comments = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*/g
const strings = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
const between = />([^<>{}]+)</g

type Said = { text: string; index: number }

/** What people may read of a file: its literals and the words between tags, or all of a text. Each with its place. */
const textsOf = (source: string, path: string): Said[] => {
  if (path.endsWith('.md')) return [...source.matchAll(/[^\n]+/g)].map(({ 0: text, index }) => ({ text, index }))
  // The same length, so that everything keeps its place.
  const code = source.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '))
  const quoted = [...code.matchAll(strings)].map((found) => ({
    text: found[1] ?? found[2] ?? found[3] ?? '',
    index: found.index,
  }))
  const tagged = path.endsWith('.tsx')
    ? [...code.matchAll(between)].map(({ 1: text = '', index }) => ({ text, index }))
    : []
  return [...quoted, ...tagged].map(({ text, index }) => ({ text: text.replace(/\s+/g, ' ').trim(), index }))
}

/** What only developers read. */
const commentsOf = (source: string, path: string): Said[] =>
  path.endsWith('.md')
    ? []
    : [...source.matchAll(comments)].map(({ 0: comment, index }) => ({
        text: comment.replace(/\s*\n\s*\*?\s*/g, ' '),
        index,
      }))

/** One sentence for every retired word in a file. */
export const retiredIn = (source: string, path: string): string[] => {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length
  const found = (said: Said[], words: typeof retired) =>
    said.flatMap(({ text, index }) =>
      words.flatMap(({ pattern, instead, notInOffice }) => {
        if (notInOffice && path.startsWith('apps/office/')) return []
        const word = pattern.exec(text)?.[0]
        return word ? [`${path}:${lineAt(index)} says “${word}”; write: ${instead}`] : []
      }),
    )
  const texts = textsOf(source, path).filter(({ text }) => !fixed.has(text))
  return [...found(texts, retired), ...found(commentsOf(source, path), retiredInComments)]
}
