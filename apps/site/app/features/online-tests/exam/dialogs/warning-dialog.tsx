import type { IntegrityPolicy, Tally } from '@northlight/exam/attempt/integrity'
import { clockText } from '@northlight/exam/attempt/timing'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Dialog } from '@northlight/ui/kit/dialog.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { clockIcon, screenIcon } from '@northlight/ui/kit/icons.ts'
import type { Store } from '@northlight/ui/state/create-store.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { canFullScreen } from '../frame/full-screen.ts'
import { leavingWords } from '../integrity/leaving-words.ts'
import { useSelect } from '../use-select.ts'

type Props = {
  warning: Tally | null
  policy: IntegrityPolicy
  left: Store<number | null>
  /** Closes, and asks for full screen where the device can. */
  onBack: () => void
}

/** No Escape, no cross, one button: it says what was noted, what follows, and that the clock runs. */
export function WarningDialog({ warning, policy, left, onBack }: Props) {
  const { say } = useWords()
  const rest = useSelect(left, (ms) => (ms === null ? null : clockText(ms)))
  const of = policy.policy === 'log' ? 0 : policy.warnings
  const count = warning?.violations ?? 0
  return (
    <Dialog
      isOpen={warning !== null}
      onClose={onBack}
      kind="warning"
      className="border-t-gold"
      title={say('You left the test screen')}
      lead={warning ? leavingWords(warning, policy, say) : undefined}
      actions={
        <Button size="lg" wide onClick={onBack}>
          <Icon path={screenIcon} size={20} />
          {canFullScreen() ? say('Back to full screen') : say('Back to the test')}
        </Button>
      }
    >
      {of > 0 && (
        // The sentence above says the same in words.
        <p aria-hidden="true" className="-mt-2 flex items-center gap-1.5">
          {Array.from({ length: of }, (_, place) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: marks in a row have no other name
              key={place}
              className={`size-3 rounded-full border-[1.6px] border-clay ${place < count ? 'bg-clay' : ''}`}
            />
          ))}
          {policy.policy === 'eliminate' && <i className="ml-0.5 size-2.5 rotate-45 border-[1.6px] border-ink-2" />}
        </p>
      )}
      {rest && (
        <p className="flex gap-3 rounded-sm bg-gold-2 px-4 py-3.5 text-sm font-medium">
          <Icon path={clockIcon} size={20} />
          <span>
            {say('The clock is still running:')} <b className="figures">{rest}</b>
          </span>
        </p>
      )}
      <p className="text-xs text-ink-2">
        {say(
          'Did a message or an update push you out? Continue now, and tell us afterwards; a person reads every note.',
        )}
      </p>
    </Dialog>
  )
}
