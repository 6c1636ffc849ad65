import { seconds } from '@northlight/contract/durations'
import type { ChallengeDetail } from '@northlight/contract/results/office'
import type { keyDecisions } from '@northlight/contract/results/staff'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'

export type KeyChoice = 'stays' | (typeof keyDecisions)[number]

/** So many the API answers with one decision; who is left stands in the list again. */
const atOnce = 500

/** What is typed counts after a rest: working out a change is no light thing. */
const useRested = (text: string) => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), seconds(0.4))
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** What becomes of a disputed key, what that would do to whom, and the decision itself. */
export const useKeyDecision = (challenge: ChallengeDetail) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [choice, setChoice] = useState<KeyChoice>('stays')
  const [key, setKey] = useState('')
  const [text, setText] = useState('')
  const [record, setRecord] = useState('')
  const rested = useRested(key.trim())
  const needsKey = choice === 'also_right' || choice === 'replaced'
  const isReady = choice === 'dropped' || (needsKey && rested !== '')
  const others = challenge.words.filter(({ id, state }) => id !== challenge.id && state === 'open').slice(0, atOnce)
  const simulation = useQuery({
    queryKey: ['simulation', challenge.version, choice, needsKey ? rested : ''],
    queryFn: () =>
      client.get('/office/questions/{version}/key-simulation', {
        params: { version: challenge.version },
        query: { change: choice === 'stays' ? 'dropped' : choice, ...(needsKey && { key: rested }) },
      }),
    enabled: isReady,
    retry: false,
    staleTime: 0,
  })
  const decide = useMutation({
    mutationFn: (isUpheld: boolean) =>
      client.post(
        '/office/challenges/{id}/decision',
        {
          ...{ is_upheld: isUpheld, decision: text, record, also: others.map(({ id }) => id) },
          ...(isUpheld && choice !== 'stays' && { change: choice, ...(needsKey && { key: rested }) }),
        },
        { params: { id: challenge.id } },
      ),
    onSuccess: ({ message }, isUpheld) => {
      toast.done(message)
      void queryClient.invalidateQueries()
      // A changed key stays on the screen: everybody is being marked again, and it says how far that is.
      if (!isUpheld) void navigate('/challenges')
    },
  })
  /** The wrong answer that most gave is the one in question, until somebody says otherwise. */
  const choose = (next: KeyChoice) => {
    setChoice(next)
    if (key === '') setKey(challenge.statistics?.most_chosen_wrong?.answer ?? '')
  }
  const isWorking = isReady && (simulation.isFetching || rested !== key.trim())
  return {
    ...{ choice, choose, key, setKey, needsKey, text, setText, record, setRecord, decide, isWorking },
    /** Everybody whom a decision answers. */
    asking: others.length + 1,
    simulation: isReady && !isWorking ? simulation.data?.simulation : undefined,
    error: isReady && simulation.isError ? simulation.error : undefined,
  }
}
export type KeyDecision = ReturnType<typeof useKeyDecision>
