import type { Text } from '@northlight/contract/words/catalogue'

/** How each kind of request is said on the form; a kind staff added later speaks for itself. */
const words: Record<string, { label: Text; detail: Text; ask: Text }> = {
  'Call Back': { label: 'Call me back', detail: 'What is it about?', ask: 'Request a call-back' },
  'Visit Our Center': {
    label: 'Visit a campus',
    detail: 'What would you like to see or ask?',
    ask: 'Book the visit',
  },
  'Connect Online': { label: 'Video call', detail: 'What would you like to talk about?', ask: 'Book the video call' },
  'Home Visit': { label: 'Home visit', detail: 'Your address, and what it is about', ask: 'Book the visit' },
}

/** A call needs no more than a name, a number and a class. */
export const isCall = (type: string): boolean => type === 'Call Back'

export const requestWords = (type: string) =>
  words[type] ?? { label: type as Text, detail: 'What is it about?' as const, ask: 'Send the request' as const }
