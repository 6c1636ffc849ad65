import { Button } from '@northlight/ui/kit/button.tsx'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useState } from 'react'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { type KeptTrial, readTrial, writeTrial } from './kept-trial.ts'
import { PracticeWaiting } from './practice-frame.tsx'
import { TrialQuestion } from './trial-question.tsx'

type State = { at: 'loading' } | { at: 'failed' } | { at: 'open'; kept: KeptTrial; current: number }

const firstOpen = ({ trial, feedbacks }: KeptTrial) =>
  trial.items.find(({ number }) => !feedbacks.some(([answered]) => answered === number))?.number ?? 0

/** Five questions without an account, told at once. The browser keeps them for a week, an account for good. */
export function TrialRun() {
  const { stored } = useWords()
  const [state, setState] = useState<State>({ at: 'loading' })
  const show = (kept: KeptTrial, current = firstOpen(kept)) => setState({ at: 'open', kept, current })
  const begin = async () => {
    setState({ at: 'loading' })
    try {
      const { trial } = await (await browserClient()).post('/trial')
      const kept = { trial, feedbacks: [] }
      writeTrial(kept)
      show(kept)
    } catch {
      setState({ at: 'failed' })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const kept = readTrial()
    if (kept) show(kept)
    else void begin()
  }, [])

  if (state.at === 'loading') return <PracticeWaiting />
  if (state.at === 'failed')
    return (
      <div className="wrap pt-8 pb-section">
        <TryAgainLine retry={begin} />
      </div>
    )
  const { kept, current } = state
  const send = async (number: number, answer: string | undefined): Promise<string | undefined> => {
    try {
      const params = { token: kept.trial.token }
      const reply = await (await browserClient()).post(
        '/trial/{token}/answers',
        { number, ...(answer && { answer }) },
        { params },
      )
      const next: KeptTrial = { ...kept, feedbacks: [...kept.feedbacks, [number, reply.feedback]] }
      writeTrial(next)
      show(next, number)
    } catch (error) {
      if (isApiError(error) && error.status === 422) return stored(error.message)
      if (isApiError(error) && error.status === 404) {
        writeTrial(null)
        await begin()
      } else toast.error(stored(sentenceOf(error)))
    }
  }
  const item = kept.trial.items.find(({ number }) => number === current)
  if (!item) return <TrialDone kept={kept} onAgain={begin} />
  const feedback = kept.feedbacks.find(([number]) => number === item.number)?.[1]
  return (
    <TrialQuestion
      key={item.number}
      item={item}
      count={kept.trial.items.length}
      feedback={feedback}
      onSend={(answer) => send(item.number, answer)}
      onNext={() => show(kept)}
    />
  )
}

function TrialDone({ kept, onAgain }: { kept: KeptTrial; onAgain: () => void }) {
  const { say } = useWords()
  const right = kept.feedbacks.filter(([, { outcome }]) => outcome === 'right').length
  return (
    <div className="wrap pt-10 pb-section">
      <div className="mx-auto max-w-questions">
        <h2 className="text-h2">{say('{right} of {all} right', { right, all: kept.trial.items.length })}</h2>
        <p className="mt-3 max-w-[35.5em] text-ink-2">
          {say(
            'Keep this result: create an account, and these five questions are the first of your practice. Tomorrow ten more are chosen for you.',
          )}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/auth/sign-up?redirect=%2Fpractice" size="lg">
            {say('Keep it: create an account')}
          </ButtonLink>
          <Button variant="line" size="lg" onClick={onAgain}>
            {say('Five other questions')}
          </Button>
        </p>
        <p className="mt-5 text-sm text-ink-2">
          {say('You have an account?')} <Link to="/auth/sign-in?redirect=%2Fpractice">{say('Sign in')}</Link>{' '}
          {say('and they move into it.')}
        </p>
      </div>
    </div>
  )
}
