import { Button } from '@northlight/ui/kit/button.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { createStore } from '@northlight/ui/state/create-store.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useRootData } from '../../../../platform/institute/root-data.ts'
import { Boundary } from '../../../../platform/islands/boundary.tsx'
import { island } from '../../../../platform/islands/island.tsx'
import { useGo, usePlace } from '../../../../platform/navigation/place.ts'
import { signInAddress } from '../../../../platform/navigation/redirect.ts'
import { useLive } from '../../../../platform/state/use-live.ts'
import { OwnWords } from '../../../../platform/words/own-words.tsx'
import { toast } from '../../../../ui/toasts/toast.ts'
import { MessageScreen } from '../frame/message-screen.tsx'
import { useWhole } from '../use-select.ts'
import { createExam, type Exam } from './exam.ts'
import { examAddress } from './exam-address.ts'
import { InstructionsScreen } from './instructions-screen.tsx'
import type { Stage } from './stage.ts'

const nothing = createStore<Stage>({ at: 'loading' })

/**
 * The test itself, in a frame of its own. The server draws only the frame: it does not know who looks. An island, and
 * not an application page, because a student on a slow connection waits for half as many bytes.
 */
export const ExamPage = island('running-test', GuardedTest, 'whole-page')

const parts = ['forms', 'exam'] as const

function GuardedTest() {
  return (
    <OwnWords parts={parts}>
      <Boundary instead={<BrokenScreen />}>
        <RunningTest />
      </Boundary>
    </OwnWords>
  )
}

function BrokenScreen() {
  const { say } = useWords()
  return (
    <MessageScreen
      title={say('Oops! An error occured')}
      actions={<Button onClick={() => location.reload()}>{say('Load the test again')}</Button>}
    >
      <p>{say('The answers you have given are kept. Load the test again to continue at the same question.')}</p>
    </MessageScreen>
  )
}

function RunningTest() {
  const isLive = useLive()
  const { base, root } = examAddress(usePlace().pathname)
  const { apiUrl, buildId } = useRootData()
  const exam = useMemo(
    () => (isLive ? createExam({ path: `${base}/ongoing`, base, root, apiUrl, buildId }) : null),
    [isLive, base, root, apiUrl, buildId],
  )
  useEffect(() => {
    if (!exam) return
    void exam.open()
    return exam.close
  }, [exam])
  const stage = useWhole(exam?.stage ?? nothing)
  useWayOut(stage)
  useTopOfPage(stage.at)
  useAgainWhenOnline(stage, exam)
  return <StageView stage={stage} exam={exam} base={base} />
}

/** The rules are long and Start stands below them; what follows begins at its top. */
const useTopOfPage = (at: Stage['at']) => {
  const before = useRef(at)
  useEffect(() => {
    if (before.current !== at) window.scrollTo({ top: 0 })
    before.current = at
  }, [at])
}

/** Guests sign in and come back; a test that is over is told about elsewhere. */
const useWayOut = (stage: Stage) => {
  const navigate = useGo()
  const { pathname } = usePlace()
  const { stored } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of that moment
  useEffect(() => {
    if (stage.at === 'sign-in') navigate(signInAddress(pathname), { replace: true })
    if (stage.at !== 'away') return
    if (stage.note) toast.info(stored(stage.note))
    navigate(stage.to, { replace: true })
  }, [stage, navigate, pathname])
}

const useAgainWhenOnline = (stage: Stage, exam: Exam | null) => {
  const isFailed = stage.at === 'failed'
  const latest = useRef(exam)
  latest.current = exam
  useEffect(() => {
    if (!isFailed) return
    const again = () => void latest.current?.open()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isFailed])
}

function StageView({ stage, exam, base }: { stage: Stage; exam: Exam | null; base: string }) {
  const { say, stored } = useWords()
  const takeOver = () => void exam?.takeOver()
  switch (stage.at) {
    case 'instructions':
      return (
        <InstructionsScreen
          test={stage.test}
          now={exam?.now ?? Date.now}
          base={base}
          instructions={stage.instructions}
          canKeep={exam?.canKeep() ?? false}
          onStart={async (language) => exam?.start(language)}
        />
      )
    case 'free':
      return (
        <stage.Screen
          key={stage.attempt.device}
          attempt={stage.attempt}
          base={base}
          onTakeOver={takeOver}
          onContinue={() => void exam?.open()}
        />
      )
    case 'sequential':
      return (
        <stage.Screen
          sequential={stage.sequential}
          testName={stage.testName}
          base={base}
          now={exam?.now ?? Date.now}
          onTakeOver={takeOver}
        />
      )
    case 'other-tab':
    case 'other-device':
      return (
        <MessageScreen
          title={say('Your test is already open')}
          actions={
            <>
              <Button onClick={takeOver}>{say('Continue here')}</Button>
              <ButtonLink to={base} variant="line">
                {say('Not now')}
              </ButtonLink>
            </>
          }
        >
          <p>
            {stage.at === 'other-tab'
              ? say('It is open in another tab of this browser.')
              : say('It is open on another device.')}{' '}
            {say(
              'If you continue here, the other one is locked, and you continue at the same question. The clock keeps running.',
            )}
          </p>
        </MessageScreen>
      )
    case 'failed':
      return (
        <MessageScreen
          title={say('The test cannot be opened')}
          actions={
            <>
              <Button onClick={() => void exam?.open()}>{say('Try again')}</Button>
              <ButtonLink to={base} variant="line">
                {say('Go to the test page')}
              </ButtonLink>
            </>
          }
        >
          <p>{stored(stage.message)}</p>
        </MessageScreen>
      )
    default:
      return <OpeningScreen />
  }
}

/** What the server draws, without knowing which test it is. Where its script is lost it says so, with a plain link. */
function OpeningScreen() {
  const { say } = useWords()
  return (
    <MessageScreen
      title={
        <>
          <span className="noscript:hidden">{say('Opening your test')}</span>
          <span className="hidden noscript:block">{say('The test cannot be opened')}</span>
        </>
      }
    >
      <p aria-busy="true" className="noscript:hidden">
        {say('One moment.')}
      </p>
      <div className="hidden noscript:block">
        <p>{say('Check your connection, then try again. The answers you have given are kept.')}</p>
        <noscript>
          <p>The test needs JavaScript. Turn it on in your browser, then load the page again.</p>
        </noscript>
        <ButtonLink to="" className="mt-7">
          {say('Try again')}
        </ButtonLink>
      </div>
    </MessageScreen>
  )
}
