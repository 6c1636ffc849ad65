import { telephoneLink, useRootData } from '../../../../platform/institute/institute.ts'
import { firstNameOf } from '../../../../platform/session/names.ts'
import { useSession } from '../../../../platform/session/store.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { ButtonLink, Link } from '../../../../ui/controls/link.tsx'
import { LeaveDialog } from '../dialogs/leave-dialog.tsx'
import { SignInAgain } from '../dialogs/sign-in-again.tsx'
import { ClosingScreen } from '../finish/closing-screen.tsx'
import { ReceiptScreen } from '../finish/receipt-screen.tsx'
import { MessageScreen } from '../frame/message-screen.tsx'
import { useWatch } from '../integrity/use-watch.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { useSelect, useWhole } from '../use-select.ts'
import { Hall } from './hall.tsx'
import { HallHead } from './hall-head.tsx'
import type { Phase } from './phase.ts'
import type { Sitting } from './sitting.ts'

type Props = { sitting: Sitting; base: string; onTakeOver: () => void }

/** A test with the whole paper at once, from its first question to the receipt. */
export function FreeScreen({ sitting, base, onTakeOver }: Props) {
  const phase = useWhole(sitting.phase)
  const isRunning = phase.is === 'running'
  const blocker = useLeaveGuard(isRunning || phase.is === 'closing')
  const { isFull } = useWatch(isRunning, {
    now: sitting.clock.now,
    report: sitting.report,
    lineIsBack: sitting.lineIsBack,
    lookAgain: sitting.lookAgain,
  })
  if (phase.is === 'elsewhere') return <Elsewhere where={phase.where} onTakeOver={onTakeOver} />
  if (phase.is === 'eliminated') return <Ended reason={phase.reason} base={base} />
  return (
    <>
      {isRunning ? (
        <Hall sitting={sitting} isFull={isFull} />
      ) : (
        <AfterHall sitting={sitting} phase={phase} base={base} />
      )}
      <SignInDialog sitting={sitting} />
      <LeaveDialog blocker={blocker} isTimed={sitting.isTimed} />
    </>
  )
}

function AfterHall({ sitting, phase, base }: { sitting: Sitting; phase: Phase; base: string }) {
  const { session } = useSession()
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]">
      <HallHead sitting={sitting} />
      {phase.is === 'closing' && <ClosingScreen sitting={sitting} why={phase.why} cannotReach={phase.cannotReach} />}
      {phase.is === 'receipt' && (
        <ReceiptScreen
          receipt={phase.receipt}
          firstName={session?.user.name ? firstNameOf(session.user) : ''}
          base={base}
          steps={sitting.status.get().saved}
          late={sitting.late()}
        />
      )}
    </div>
  )
}

function SignInDialog({ sitting }: { sitting: Sitting }) {
  const isOut = useSelect(sitting.status, (status) => status.trouble === 'signed-out')
  return <SignInAgain isOpen={isOut} isTimed={sitting.isTimed} email={sitting.owner} onSignedIn={sitting.lineIsBack} />
}

export function Elsewhere({ where, onTakeOver }: { where: 'tab' | 'device'; onTakeOver: () => void }) {
  return (
    <MessageScreen
      title="Your test goes on elsewhere"
      actions={<Button onClick={onTakeOver}>Continue here instead</Button>}
    >
      <p>
        It is open {where === 'tab' ? 'in another tab of this browser' : 'on another device'}. One screen at a time can
        write. Everything you did here is {where === 'tab' ? 'kept' : 'saved or on its way'}.
      </p>
    </MessageScreen>
  )
}

export function Ended({ reason, base }: { reason: string; base: string }) {
  const [phone] = useRootData().institute.phones
  return (
    <MessageScreen title="The test has ended" actions={<ButtonLink to={base}>To the test’s page</ButtonLink>}>
      <p>{reason}</p>
      <p className="mt-3 text-md">
        If this is a mistake, call the office
        {phone && (
          <>
            {' '}
            at <Link to={telephoneLink(phone.number)}>{phone.number}</Link>
          </>
        )}
        . Every note is read by a person.
      </p>
    </MessageScreen>
  )
}
