import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect } from 'react'
import { useGo } from '../../../../platform/navigation/place.ts'
import { sessionStore } from '../../../../platform/session/store.ts'
import { toast } from '../../../../ui/toasts/toast.ts'
import { LeaveDialog } from '../dialogs/leave-dialog.tsx'
import { SignInAgain } from '../dialogs/sign-in-again.tsx'
import { MessageScreen } from '../frame/message-screen.tsx'
import { Elsewhere, Ended } from '../frame/stopped-screens.tsx'
import { useWatch } from '../integrity/use-watch.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { useWhole } from '../use-select.ts'
import { Sheet } from './question-screen.tsx'
import type { Sequential } from './sequential.ts'

type Props = { sequential: Sequential; testName: string; base: string; now: () => number; onTakeOver: () => void }

/** One question after the other, from the first to the report. */
export function SequentialScreen({ sequential, testName, base, now, onTakeOver }: Props) {
  const { say } = useWords()
  const phase = useWhole(sequential.phase)
  const trouble = useWhole(sequential.trouble)
  const isRunning = phase.is === 'answering' || phase.is === 'submitting'
  const guard = useLeaveGuard(isRunning, base)
  const navigate = useGo()
  const { isFull } = useWatch(isRunning, {
    now,
    report: sequential.report,
    connectionIsBack: sequential.connectionIsBack,
    lookAgain: sequential.lookAgain,
  })
  const isTimed = sequential.rules.duration_ms !== null
  const isFinished = phase.is === 'finished'
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, in the language of that moment
  useEffect(() => {
    if (!isFinished) return
    toast.success(say('Your test is finished. Every answer is stored.'))
    navigate(`${base}/report`, { replace: true })
  }, [isFinished, navigate, base])
  if (phase.is === 'elsewhere') return <Elsewhere where="tab" onTakeOver={onTakeOver} />
  if (phase.is === 'eliminated') return <Ended reason={phase.reason} base={base} />
  if (isFinished) return <MessageScreen title={say('Your test is finished.')} isBusy />
  return (
    <>
      <Sheet sequential={sequential} testName={testName} isFull={isFull} />
      <SignInAgain
        isOpen={trouble === 'signed-out'}
        isTimed={isTimed}
        email={sessionStore.get().session?.user.email ?? ''}
        onSignedIn={sequential.connectionIsBack}
      />
      <LeaveDialog guard={guard} isTimed={isTimed} />
    </>
  )
}
