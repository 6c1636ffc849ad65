/** How each kind of request is said on the form; a kind staff added later speaks for itself. */
const words: Record<string, { label: string; detail: string; ask: string }> = {
  'Call Back': { label: 'Ring me', detail: 'What is it about?', ask: 'Ask for a call' },
  'Visit Our Center': {
    label: 'I visit a campus',
    detail: 'What would you like to see or ask?',
    ask: 'Ask for a visit',
  },
  'Connect Online': { label: 'Talk online', detail: 'How do we reach you online, and about what?', ask: 'Ask to meet' },
  'Home Visit': { label: 'Visit us at home', detail: 'Your address, and what it is about', ask: 'Ask for a visit' },
}

export const requestWords = (type: string) =>
  words[type] ?? { label: type, detail: 'What is it about?', ask: 'Send the request' }
