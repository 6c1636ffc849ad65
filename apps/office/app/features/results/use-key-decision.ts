import { seconds } from '@northlight/contract/durations'
import type { ChallengeDetail } from '@northlight/contract/results/office'
import type { keyDecisions } from '@northlight/contract/results/office-release'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { useSendOnce } from '../../platform/offline/use-send-once.ts'
import { toast } from '../../platform/toasts/toast.ts'

export type KeyChoice = 'stays' | (typeof keyDecisions)[number]

/** What is typed counts after a rest: working out a change is no light thing. */
const useRested = (text: string) => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), seconds(0.4))
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** The question whose key is looked at, disputed or not. */
export type KeyMatter = Pick<ChallengeDetail, 'version' | 'question' | 'key' | 'statistics'>

const allChoices: KeyChoice[] = ['stays', 'also_right', 'replaced', 'dropped']

/** Every answer to a withdrawn question has its marks: nothing counts as well. */
export const keyChoices = ({ key }: Pick<KeyMatter, 'key'>) =>
  allChoices.filter((choice) => choice !== 'also_right' || !key.is_dropped)

/** Those that would change a key of one option; the key itself brings back a question that was withdrawn. */
export const optionsFor = (choice: KeyChoice, { key, question }: Pick<KeyMatter, 'key' | 'question'>) =>
  question.options.filter((name) => {
    const staysAsItIs = choice === 'replaced' ? key.right.length === 1 && !key.is_dropped : true
    return !(staysAsItIs && key.right.includes(name))
  })

type Change = { change?: (typeof keyDecisions)[number]; key?: string; seen_key?: string }
export type Said = Change & { isUpheld: boolean; text: string; record: string }

type Ways = {
  /** Everybody whom a decision answers. */
  asking: number
  send: (said: Said) => Promise<{ message: string }>
  onSent: (isUpheld: boolean) => void
}

/** What becomes of a key, what that would do to whom, and the decision itself. */
export const useKeyDecision = (matter: KeyMatter, { asking, send, onSent }: Ways) => {
  const queryClient = useQueryClient()
  const [chosen, setChoice] = useState<KeyChoice>('stays')
  const choice = keyChoices(matter).includes(chosen) ? chosen : 'stays'
  const [key, setKey] = useState('')
  const [text, setText] = useState('')
  const [record, setRecord] = useState('')
  const rested = useRested(key.trim())
  const needsKey = choice === 'also_right' || choice === 'replaced'
  const isReady = choice === 'dropped' || (needsKey && rested !== '')
  const simulation = useQuery({
    queryKey: ['simulation', matter.version, matter.key.text, choice, needsKey ? rested : ''],
    queryFn: () =>
      client.get('/office/questions/{version}/key-simulation', {
        params: { version: matter.version },
        query: { change: choice === 'stays' ? 'dropped' : choice, ...(needsKey && { key: rested }) },
      }),
    enabled: isReady,
    retry: false,
    staleTime: 0,
  })
  const change: Change = choice === 'stays' ? {} : { change: choice, ...(needsKey && { key: rested }) }
  const sending = useSendOnce({
    form: `key:${matter.version}`,
    send: (isUpheld: boolean) =>
      send({ isUpheld, text, record, ...(isUpheld && { ...change, seen_key: matter.key.text }) }),
    onSuccess: ({ message }, isUpheld) => {
      toast.done(message)
      void queryClient.invalidateQueries()
      onSent(isUpheld)
    },
    // Where a colleague was first, the key as it is now comes onto the screen.
    onError: () => void queryClient.invalidateQueries(),
    leaves: true,
  })
  const [variables, setVariables] = useState<boolean>()
  const decide = {
    ...sending,
    variables,
    mutate: (isUpheld: boolean) => {
      setVariables(isUpheld)
      sending.mutate(isUpheld)
    },
  }
  /** The wrong answer that most gave is the one in question, until somebody says otherwise. */
  const choose = (next: KeyChoice) => {
    setChoice(next)
    if (key === '') setKey(matter.statistics?.most_chosen_wrong?.answer ?? '')
  }
  const isWorking = isReady && (simulation.isFetching || rested !== key.trim())
  return {
    ...{ choice, choose, key, setKey, needsKey, text, setText, record, setRecord, decide, isWorking, asking },
    simulation: isReady && !isWorking ? simulation.data?.simulation : undefined,
    error: isReady && simulation.isError ? simulation.error : undefined,
  }
}
export type KeyDecision = ReturnType<typeof useKeyDecision>
