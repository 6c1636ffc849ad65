import { expect, test } from 'vitest'
import { senderOf } from './same-origin.ts'

const site = 'https://northlight.test'

test.for([
  ['the site itself', { origin: site }, 'own'],
  ['the site itself, another port', { origin: `${site}:8443` }, 'foreign'],
  ['another name this server was reached by', { origin: 'https://other.test', host: 'other.test' }, 'own'],
  ['the plain half of a site with TLS', { origin: 'http://northlight.test' }, 'foreign'],
  ['another site', { origin: 'https://evil.test' }, 'foreign'],
  ['a name that only begins like ours', { origin: 'https://northlight.test.evil.test' }, 'foreign'],
  ['a name below ours', { origin: 'https://blog.northlight.test' }, 'foreign'],
  ['a page without an origin', { origin: 'null' }, 'foreign'],
  ['a page that hides its origin, ours', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 'own'],
  ['nonsense', { origin: 'northlight' }, 'foreign'],
  ['the browser’s word alone', { 'sec-fetch-site': 'same-origin' }, 'own'],
  ['the browser’s word alone, another site', { 'sec-fetch-site': 'cross-site' }, 'foreign'],
  ['the browser’s word alone, a sister site', { 'sec-fetch-site': 'same-site' }, 'foreign'],
  ['no word at all', {}, 'unsaid'],
] as const)('%s', ([, headers, sender]) => {
  const request = new Request(`${site}/api/auth/signout`, { headers: { host: 'northlight.test', ...headers } })
  expect(senderOf(request, site)).toBe(sender)
})
