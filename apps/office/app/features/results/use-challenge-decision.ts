import type { ChallengeDetail } from '@northlight/contract/results/office'
import { useNavigate } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { useKeyDecision } from './use-key-decision.ts'

/** Batch size of one API call; the others stay in the list. */
const atOnce = 500

/** A disputed key: everybody who disputes it is answered at once. */
export const useChallengeDecision = (challenge: ChallengeDetail) => {
  const navigate = useNavigate()
  const others = challenge.words.filter(({ id, state }) => id !== challenge.id && state === 'open').slice(0, atOnce)
  return useKeyDecision(challenge, {
    asking: others.length + 1,
    send: ({ isUpheld, text, record, ...change }) =>
      client.post(
        '/office/challenges/{id}/decision',
        { is_upheld: isUpheld, decision: text, record, also: others.map(({ id }) => id), ...change },
        { params: { id: challenge.id } },
      ),
    // A changed key stays on the screen: everybody is being marked again, and it says how far that is.
    onSent: (isUpheld) => void (isUpheld || navigate('/challenges')),
  })
}
