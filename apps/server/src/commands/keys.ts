import { type KeyPurpose, keyPurposes } from '@northlight/api/kernel/keys'
import { StartError } from '../failures.ts'
import { openKeys, rotateKey } from '../keys.ts'
import type { Command } from './command.ts'

const isPurpose = (word: string): word is KeyPurpose => (keyPurposes as readonly string[]).includes(word)

/** `keys list` names the keys of each purpose, the one that signs first; `keys rotate PURPOSE` makes a new one. */
export const keysCommand: Command = async ({ environment, args, say }) => {
  const [verb, purpose = ''] = args
  if (verb === 'list') {
    const ring = await openKeys(environment)
    for (const name of keyPurposes) say(`${name.padEnd(13)} ${ring[name].map((key) => key.name).join(', ')}`)
    return
  }
  if (verb !== 'rotate' || !isPurpose(purpose))
    throw new StartError(`Use: npm run northlight -- keys list, or keys rotate PURPOSE (${keyPurposes.join(', ')})`)
  await rotateKey(environment, purpose)
  say(`A new key for ${purpose} is in place. Restart the server to sign with it; what older keys signed stays good.`)
}
