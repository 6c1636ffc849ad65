import { firstNameOf } from '../../../../platform/session/names.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { LeaveDialog } from '../dialogs/leave-dialog.tsx'
import { SignInAgain } from '../dialogs/sign-in-again.tsx'
import { ClosingScreen } from '../finish/closing-screen.tsx'
import { ReceiptScreen } from '../finish/receipt-screen.tsx'
import { ExamFrame } from '../frame/exam-frame.tsx'
import { Elsewhere, Ended } from '../frame/stopped-screens.tsx'
import { useWatch } from '../integrity/use-watch.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { useSelect, useWhole } from '../use-select.ts'
import type { Attempt } from './attempt/attempt.ts'
import type { Phase } from './attempt/phase.ts'
import { Hall } from './hall.tsx'
import { HallHead } from './hall-head.tsx'

type Props = { attempt: Attempt; base: string; onTakeOver: () => void; onContinue: () => void }

/** A test with the whole paper at once, from its first question to the receipt. */
export function FreeScreen({ attempt, base, onTakeOver, onContinue }: Props) {
  const phase = useWhole(attempt.phase)
  const isRunning = phase.is === 'running'
  const guard = useLeaveGuard(isRunning || phase.is === 'closing', base)
  const { isFull } = useWatch(isRunning, {
    now: attempt.clock.now,
    report: attempt.report,
    connectionIsBack: attempt.connectionIsBack,
    lookAgain: attempt.lookAgain,
  })
  if (phase.is === 'elsewhere') return <Elsewhere where={phase.where} onTakeOver={onTakeOver} />
  if (phase.is === 'eliminated') return <Ended reason={phase.reason} base={base} />
  return (
    <>
      {isRunning ? (
        <Hall attempt={attempt} isFull={isFull} />
      ) : (
        <AfterHall attempt={attempt} phase={phase} base={base} onContinue={onContinue} />
      )}
      <SignInDialog attempt={attempt} />
      <LeaveDialog guard={guard} isTimed={attempt.isTimed} />
    </>
  )
}

type After = { attempt: Attempt; phase: Phase; base: string; onContinue: () => void }

function AfterHall({ attempt, phase, base, onContinue }: After) {
  const { session } = useSession()
  return (
    <ExamFrame>
      <HallHead attempt={attempt} />
      {phase.is === 'closing' && <ClosingScreen attempt={attempt} why={phase.why} cannotReach={phase.cannotReach} />}
      {phase.is === 'receipt' && (
        <ReceiptScreen
          receipt={phase.receipt}
          isByClock={phase.isByClock}
          firstName={session?.user.name ? firstNameOf(session.user) : ''}
          base={base}
          steps={attempt.status.get().saved}
          late={attempt.late()}
          isOpenAgain={attempt.isOpenAgain}
          onContinue={onContinue}
        />
      )}
    </ExamFrame>
  )
}

function SignInDialog({ attempt }: { attempt: Attempt }) {
  const isOut = useSelect(attempt.status, (status) => status.trouble === 'signed-out')
  return (
    <SignInAgain isOpen={isOut} isTimed={attempt.isTimed} email={attempt.owner} onSignedIn={attempt.connectionIsBack} />
  )
}
