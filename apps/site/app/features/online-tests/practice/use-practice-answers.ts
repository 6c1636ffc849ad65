import { seconds } from '@northlight/contract/durations'
import type { FeedbackView, PracticeView } from '@northlight/contract/results/practice'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { practicePath } from '../../../platform/paths/paths.ts'
import { useSession } from '../../../platform/session/use-session.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { keepFor } from '../kept/kept-for.ts'
import { changeWaiting, forgetPractice, type KeptAnswer, readPractice } from '../kept/kept-practice.ts'
import { isUnreached, sendKept } from './send-kept.ts'

const sendAgainAfter = seconds(30)

const post = async (uuid: string, answer: KeptAnswer): Promise<FeedbackView> => {
  const client = await browserClient()
  return (await client.post('/practice/{uuid}/answers', answer, { params: { uuid } })).feedback
}

/** Page and questions stay on the device until the practice is done, so that it goes on offline. */
const useKeptPage = (practice: PracticeView, isDone: boolean) => {
  const { buildId } = useRootData()
  useEffect(() => {
    const path = practicePath(practice.uuid)
    // Silent, and no reason to reload: anyone who practises with a connection does not need it.
    const keeper = import('../exam/offline/page-keeper.ts')
    if (isDone) {
      forgetPractice(practice.uuid)
      void keeper.then(({ releasePage }) => releasePage(path)).catch(() => undefined)
      return
    }
    const pictures = practice.items.flatMap(({ question }) => (question.figure ? [question.figure] : []))
    const own = pictures.map((url) => new URL(url, location.href)).filter(({ origin }) => origin === location.origin)
    void keeper
      .then(({ keepPage }) =>
        keepPage(
          path,
          buildId,
          own.map(({ pathname }) => pathname),
        ),
      )
      .catch(() => undefined)
  }, [practice, isDone, buildId])
}

const withFeedback = (practice: PracticeView, feedbacks: Map<number, FeedbackView>): PracticeView => ({
  ...practice,
  items: practice.items.map((item) => ({ ...item, feedback: feedbacks.get(item.number) ?? null })),
})

const without = (number: number) => (answers: KeptAnswer[]) => answers.filter((one) => one.number !== number)

/** What was answered and what it was worth; offline it is kept and told when the connection is back. */
export const usePracticeAnswers = (practice: PracticeView) => {
  const [feedbacks, setFeedbacks] = useState(
    () => new Map(practice.items.flatMap(({ number, feedback }) => (feedback ? [[number, feedback] as const] : []))),
  )
  const [waiting, setWaiting] = useState<KeptAnswer[]>(() => readPractice(practice.uuid)?.answers ?? [])
  // What calls that are still on their way must know, not what they were begun with.
  const now = useRef({ feedbacks, waiting, isSending: false })
  const { say } = useWords()
  const words = useRef(say)
  words.current = say
  const person = useSession().session?.user.email ?? ''
  useEffect(() => keepFor(person), [person])
  useKeptPage(practice, feedbacks.size === practice.items.length)

  /** False where the browser keeps nothing. */
  const change = useCallback(
    (next: (answers: KeptAnswer[]) => KeptAnswer[]): boolean => {
      const kept = changeWaiting(withFeedback(practice, now.current.feedbacks), next)
      now.current.waiting = kept ?? now.current.waiting
      setWaiting(now.current.waiting)
      return kept !== null
    },
    [practice],
  )
  const drop = useCallback(
    (number: number) => {
      now.current.waiting = without(number)(now.current.waiting)
      change(without(number))
    },
    [change],
  )
  const tell = useCallback(
    (number: number, feedback: FeedbackView) => {
      now.current.feedbacks = new Map(now.current.feedbacks).set(number, feedback)
      setFeedbacks(now.current.feedbacks)
      drop(number)
    },
    [drop],
  )
  useEffect(() => {
    if (now.current.feedbacks.size < practice.items.length) change((answers) => answers)
  }, [practice, change])

  const sendWaiting = useCallback(async () => {
    if (now.current.isSending) return
    now.current.isSending = true
    await sendKept({
      waiting: () => readPractice(practice.uuid)?.answers ?? now.current.waiting,
      send: (answer) => post(practice.uuid, answer),
      onTold: tell,
      onRefused: (number) => {
        drop(number)
        const sentence = words.current('Your answer to question {number}, given without a connection, was not taken.', {
          number,
        })
        toast.error(sentence)
      },
    }).finally(() => {
      now.current.isSending = false
    })
  }, [practice.uuid, tell, drop])

  const isWaiting = waiting.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void sendWaiting()
    again()
    // A server that was busy or restarted says nothing when it is back.
    const timer = setInterval(again, sendAgainAfter)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting, sendWaiting])

  /** Throws what the server says against the answer; a lost connection is no complaint where the device keeps it. */
  const answer = async (given: KeptAnswer) => {
    try {
      tell(given.number, await post(practice.uuid, given))
    } catch (error) {
      // A solution comes from the server alone: it cannot be kept for later.
      if (!isUnreached(error) || given.answer === undefined) throw error
      if (!change((answers) => [...without(given.number)(answers), given])) throw error
    }
  }

  return { feedbacks, waiting: waiting.map(({ number }) => number), answer }
}
