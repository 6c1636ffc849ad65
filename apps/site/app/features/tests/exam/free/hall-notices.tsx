import { WarningDialog } from '../dialogs/warning-dialog.tsx'
import { FullScreenAsked, NotKept, SavingTrouble } from '../frame/banner.tsx'
import { enterFullScreen } from '../start/full-screen.ts'
import { useSelect, useWhole } from '../use-select.ts'
import { IntegrityLine } from './integrity-line.tsx'
import type { Sitting } from './sitting.ts'

/** What must be said above the question, one thing at a time. */
export function Troubles({ sitting, isFull }: { sitting: Sitting; isFull: boolean }) {
  const trouble = useSelect(sitting.status, (status) => status.trouble)
  const isKept = useWhole(sitting.isKept)
  const canReload = useWhole(sitting.canReload)
  return (
    <div>
      <SavingTrouble trouble={trouble} isKept={isKept} canReload={canReload} isTimed={sitting.isTimed} />
      {!isKept && trouble === null && <NotKept />}
      {isKept && trouble === null && <FullScreenAsked policy={sitting.policy} isFull={isFull} />}
    </div>
  )
}

export function LeavingTally({ sitting, isFull }: { sitting: Sitting; isFull: boolean }) {
  return <IntegrityLine tally={useWhole(sitting.tally)} policy={sitting.policy} isFullScreen={isFull} />
}

export function LeavingWarning({ sitting }: { sitting: Sitting }) {
  const warning = useWhole(sitting.warning)
  const back = () => {
    void enterFullScreen()
    sitting.warning.set(null)
  }
  return <WarningDialog warning={warning} policy={sitting.policy} left={sitting.left} onBack={back} />
}
