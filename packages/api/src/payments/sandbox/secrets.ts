import { createHmac } from 'node:crypto'
import type { KeyRing } from '../../kernel/keys.ts'

const derived = (secret: string, name: string) => createHmac('sha256', secret).update(`sandbox|${name}`).digest('hex')

/** Every process of an installation signs alike, and no two installations do. */
export const sandboxSecrets = ({ sandbox: [{ secret }] }: Pick<KeyRing, 'sandbox'>) => ({
  key: derived(secret, 'key'),
  webhook: derived(secret, 'webhook'),
})
