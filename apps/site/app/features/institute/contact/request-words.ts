/** How each kind of request is said on the form; a kind staff added later speaks for itself. */
const words: Record<string, { label: string; detail: string; ask: string }> = {
  'Call Back': { label: 'Call me back', detail: 'What is it about?', ask: 'Request a call-back' },
  'Visit Our Center': {
    label: 'Visit a campus',
    detail: 'What would you like to see or ask?',
    ask: 'Book the visit',
  },
  'Connect Online': { label: 'Video call', detail: 'What would you like to talk about?', ask: 'Book the video call' },
  'Home Visit': { label: 'Home visit', detail: 'Your address, and what it is about', ask: 'Book the visit' },
}

export const requestWords = (type: string) =>
  words[type] ?? { label: type, detail: 'What is it about?', ask: 'Send the request' }
