import type { Source } from '@northlight/contract/office/family-words'
import type { Ctx } from '../../kernel/context.ts'

const longest = 120

const clean = (value: string | null): string | null => {
  const text = (value ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, longest)
  return text === '' ? null : text
}

const small = (value: string | null) => clean(value)?.toLowerCase() ?? null

/**
 * Where the visitor came from, as the site says it with a form: the words of the address they landed with, the host
 * before it and the page of the form. Anybody may write anything there; it is a hint, and shown as text.
 */
export const sourceOf = ({ cameFrom }: Ctx): Source => {
  const said = new URLSearchParams((cameFrom ?? '').slice(0, 1000))
  return {
    source: small(said.get('source')) ?? small(said.get('referrer')),
    medium: small(said.get('medium')),
    campaign: small(said.get('campaign')),
    referrer: small(said.get('referrer')),
    landing: clean(said.get('landing')),
    page: clean(said.get('page')),
  }
}
