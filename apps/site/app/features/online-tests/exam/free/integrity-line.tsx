import type { Say } from '@northlight/contract/words/say'
import type { IntegrityPolicy, Tally } from '@northlight/exam/attempt/integrity'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { screenIcon } from '@northlight/ui/kit/icons.ts'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { canFullScreen, enterFullScreen } from '../frame/full-screen.ts'

type Props = { tally: Tally; policy: IntegrityPolicy; isFullScreen: boolean }

/** One visible tally, the same that the server keeps, and what follows from it. */
export const consequenceWords = (policy: IntegrityPolicy, say: Say): string => {
  if (policy.policy === 'log') return say('Leaving is recorded.')
  if (policy.policy === 'warn') return say('Leaving is recorded, and you are warned.')
  return say('Leaving it {count} times ends the test.', { count: policy.warnings + 1 })
}

export function IntegrityLine({ tally, policy, isFullScreen }: Props) {
  const { say } = useWords()
  const can = canFullScreen()
  return (
    <div className="flex gap-2.5 border-t border-line pt-3.5 text-xs leading-note text-ink-2">
      <Icon path={screenIcon} size={18} />
      <p>
        {can
          ? isFullScreen
            ? say('Full screen is on.')
            : say('Full screen is off.')
          : say('This device has no full screen; that is fine.')}{' '}
        <Said
          text="Times you left the test: {count}."
          values={{ count: <b className="text-ink">{tally.violations}</b> }}
        />{' '}
        {consequenceWords(policy, say)}
        {can && !isFullScreen && (
          <>
            {' '}
            <TextButton onClick={() => void enterFullScreen()}>{say('Turn full screen on')}</TextButton>
          </>
        )}
      </p>
    </div>
  )
}
