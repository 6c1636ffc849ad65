import type { IntegrityPolicy, Tally } from '@northlight/exam/attempt/integrity'
import { ScreenIcon } from '@northlight/ui/icons/screen.tsx'
import { TextButton } from '../../../../ui/controls/text-button.tsx'
import { canFullScreen, enterFullScreen } from '../start/full-screen.ts'

type Props = { tally: Tally; policy: IntegrityPolicy; isFullScreen: boolean }

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
const ordinal = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** One visible tally, the same that the server keeps, and what follows from it. */
export const consequenceWords = (policy: IntegrityPolicy): string => {
  if (policy.policy === 'log') return 'Leaving is recorded.'
  if (policy.policy === 'warn') return 'Leaving is recorded, and you are warned.'
  const end = policy.warnings + 1
  return `A ${ordinal[end] ?? `${end}th`} time ends the paper.`
}

export function IntegrityLine({ tally, policy, isFullScreen }: Props) {
  const can = canFullScreen()
  return (
    <div className="flex gap-2.5 border-t border-line pt-3.5 text-xs leading-[1.45] text-ink-2">
      <ScreenIcon size={18} />
      <p>
        {can ? `Full screen is ${isFullScreen ? 'on' : 'off'}.` : 'This device has no full screen; that is fine.'} Left
        the test <b className="text-ink">{times(tally.violations)}</b>. {consequenceWords(policy)}
        {can && !isFullScreen && (
          <>
            {' '}
            <TextButton onClick={() => void enterFullScreen()}>Turn full screen on</TextButton>
          </>
        )}
      </p>
    </div>
  )
}
