import { MailError } from './errors.ts'

export type Mailbox = { name: string; address: string }

// One address and nothing else: no lists, no comments, no quoted parts, no control characters.
// Narrower than the standard allows, so that no parser further on can read two recipients out of it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must be refused
const bareAddress = /^[^\s\u0000-\u001f\u007f,;:<>()[\]\\"@]+@[^\s\u0000-\u001f\u007f,;:<>()[\]\\"@]+$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must be refused
const controlCharacter = /[\u0000-\u001f\u007f\u2028\u2029]/

const namedAddress = /^(?<name>[^<>]*)<(?<address>[^<>]+)>$/

/** Reads `name@host` or `Name <name@host>`; refuses anything that could stand for more than one mailbox. */
export function parseMailbox(text: string): Mailbox {
  const named = controlCharacter.test(text) ? undefined : namedAddress.exec(text.trim())?.groups
  const name = named?.name?.trim().replace(/^"(.*)"$/, '$1') ?? ''
  return { name, address: bare(named?.address ?? text) }
}

function bare(address: string) {
  if (address.length > 320 || !bareAddress.test(address)) {
    throw new MailError(`This is not one e-mail address: ${JSON.stringify(address)}`, { isPermanent: true })
  }
  return address
}

/** Text that goes into a header: one line, whatever was typed. */
export function oneLine(text: string) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must go
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
}
