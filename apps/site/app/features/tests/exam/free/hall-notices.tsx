import { WarningDialog } from '../dialogs/warning-dialog.tsx'
import { FullScreenAsked, NotKept, SavingTrouble } from '../frame/banner.tsx'
import { enterFullScreen } from '../start/full-screen.ts'
import { useSelect, useWhole } from '../use-select.ts'
import type { Attempt } from './attempt.ts'
import { IntegrityLine } from './integrity-line.tsx'

/** What must be said above the question, one thing at a time. */
export function Troubles({ attempt, isFull }: { attempt: Attempt; isFull: boolean }) {
  const trouble = useSelect(attempt.status, (status) => status.trouble)
  const isKept = useWhole(attempt.isKept)
  const canReload = useWhole(attempt.canReload)
  return (
    <div>
      <SavingTrouble trouble={trouble} isKept={isKept} canReload={canReload} isTimed={attempt.isTimed} />
      {!isKept && trouble === null && <NotKept />}
      {isKept && trouble === null && <FullScreenAsked policy={attempt.policy} isFull={isFull} />}
    </div>
  )
}

export function LeavingTally({ attempt, isFull }: { attempt: Attempt; isFull: boolean }) {
  return <IntegrityLine tally={useWhole(attempt.tally)} policy={attempt.policy} isFullScreen={isFull} />
}

export function LeavingWarning({ attempt }: { attempt: Attempt }) {
  const warning = useWhole(attempt.warning)
  const back = () => {
    void enterFullScreen()
    attempt.warning.set(null)
  }
  return <WarningDialog warning={warning} policy={attempt.policy} left={attempt.left} onBack={back} />
}
