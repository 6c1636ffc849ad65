/** What a person is told when nothing came back. A file of its own: pages say it before the client itself is there. */
export const networkError = 'We could not reach the server. Check your connection and try again.'

/** What a person is told when the server failed without a word. */
export const unexpected = 'An error occurred on our side. Please try again.'
