import type { Say } from '@northlight/contract/words/say'
import { use } from 'react'
import { watchStartScript } from '../platform/build-check/watch-start.ts'
import { DocumentContext } from '../platform/document/document-context.ts'

/** The inline script that watches whether an application page hydrates. Server only: React does not hydrate it. */
export function StartWatch({ say }: { say: Say }) {
  const { mark } = use(DocumentContext)
  const sentence = say('This page did not open fully. Check your connection and try again.')
  return <script nonce={mark}>{watchStartScript({ sentence, again: say('Try again') })}</script>
}
