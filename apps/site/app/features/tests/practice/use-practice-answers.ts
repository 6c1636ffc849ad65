import type { FeedbackView, PracticeView } from '@northlight/contract/results/practice'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { forgetPractice, type KeptAnswer, readPractice, writePractice } from './kept-practice.ts'
import { isUnreached, sendKept } from './send-kept.ts'

const practicePage = (uuid: string) => `/practice/${uuid}`

const post = async (uuid: string, answer: KeptAnswer): Promise<FeedbackView> => {
  const client = await browserClient()
  return (await client.post('/practice/{uuid}/answers', answer, { params: { uuid } })).feedback
}

/** Page and questions stay on the device until the practice is done, so that it goes on without a line. */
const useKeptPage = (practice: PracticeView, isDone: boolean) => {
  const { buildId } = useRootData()
  useEffect(() => {
    const path = practicePage(practice.uuid)
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

/** What was answered and what it was worth; without a line it is kept and told when the line is back. */
export const usePracticeAnswers = (practice: PracticeView) => {
  const [feedbacks, setFeedbacks] = useState(
    () => new Map(practice.items.flatMap(({ number, feedback }) => (feedback ? [[number, feedback] as const] : []))),
  )
  const [waiting, setWaiting] = useState<KeptAnswer[]>(() => readPractice(practice.uuid)?.answers ?? [])
  const latest = useRef(waiting)
  latest.current = waiting
  const isSending = useRef(false)
  useKeptPage(practice, feedbacks.size === practice.items.length)

  const keepWaiting = useCallback(
    (answers: KeptAnswer[]) => {
      setWaiting(answers)
      return writePractice({ practice: withFeedback(practice, feedbacks), answers })
    },
    [practice, feedbacks],
  )
  useEffect(() => {
    if (feedbacks.size < practice.items.length)
      writePractice({ practice: withFeedback(practice, feedbacks), answers: latest.current })
  }, [practice, feedbacks])

  const sendWaiting = useCallback(async () => {
    if (isSending.current || latest.current.length === 0) return
    isSending.current = true
    try {
      const { told, left } = await sendKept(latest.current, (answer) => post(practice.uuid, answer))
      setFeedbacks((before) => new Map([...before, ...told.map(({ number, feedback }) => [number, feedback] as const)]))
      keepWaiting(left)
    } finally {
      isSending.current = false
    }
  }, [practice.uuid, keepWaiting])

  useEffect(() => {
    void sendWaiting()
    const again = () => void sendWaiting()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [sendWaiting])

  /** Throws what the server says against the answer; a lost line is no complaint where the device keeps it. */
  const answer = async (given: KeptAnswer) => {
    try {
      const feedback = await post(practice.uuid, given)
      setFeedbacks((before) => new Map(before).set(given.number, feedback))
    } catch (error) {
      // A solution comes from the server alone: it cannot be kept for later.
      if (!isUnreached(error) || given.answer === undefined) throw error
      if (!keepWaiting([...latest.current.filter(({ number }) => number !== given.number), given])) throw error
    }
  }

  return { feedbacks, waiting: waiting.map(({ number }) => number), answer }
}
