/** What a person is told when nothing came back. A file of its own: pages say it before the client itself is there. */
export const unreached = 'We could not reach the server. Check your connection and try again.'
