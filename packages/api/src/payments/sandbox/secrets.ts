import { createHmac } from 'node:crypto'

const derived = (sessionSecret: string, name: string) =>
  createHmac('sha256', sessionSecret).update(`sandbox|${name}`).digest('hex')

/** Every process of an installation signs alike, and no two installations do. */
export const sandboxSecrets = (sessionSecret: string) => ({
  key: derived(sessionSecret, 'key'),
  webhook: derived(sessionSecret, 'webhook'),
})
