import { Button, SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowLeftIcon, arrowRightIcon, cloudIcon } from '@northlight/ui/kit/icons.ts'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { registrationSteps } from './fields.ts'

type Props = {
  step: number
  isLast: boolean
  pending: boolean
  /** The step is being looked at before the next one. */
  isChecking: boolean
  fee: string
  isKept: boolean
  onBack: () => void
  onNext: () => void
  onForget: () => void
}

/** Back and on; at the end the button that registers. Below it the word about the draft. */
export function StepActions({ step, isLast, pending, isChecking, fee, isKept, onBack, onNext, onForget }: Props) {
  const { say, stored } = useWords()
  const before = registrationSteps[step - 1]
  return (
    <>
      <div className="mt-9 flex justify-end gap-3 border-t border-line pt-7">
        {before && (
          <Button variant="line" onClick={onBack} disabled={pending} className="mr-auto max-sm:px-4!">
            <Icon path={arrowLeftIcon} size={18} />
            <span className="max-sm:sr-only">{stored(before.title)}</span>
          </Button>
        )}
        {isLast ? (
          <SubmitButton size="lg" pending={pending} pendingLabel={say('Registering')} className="max-sm:grow">
            {fee === 'free' ? say('Register') : say('Register and pay {fee}', { fee })}
          </SubmitButton>
        ) : (
          <Button size="lg" onClick={onNext} pending={isChecking} className="max-sm:grow">
            {say('Continue')}
            <Icon path={arrowRightIcon} size={18} />
          </Button>
        )}
      </div>
      {isKept && (
        <p role="status" className="mt-4 flex gap-2 text-xs leading-normal text-ink-2">
          <Icon path={cloudIcon} size={16} className="mt-px shrink-0 text-leaf" />
          <span>
            {say('Draft kept on this device for a week, without the password. You can close this page and return.')}{' '}
            <TextButton onClick={onForget} className="text-xs">
              {say('Delete the draft')}
            </TextButton>
          </span>
        </p>
      )}
    </>
  )
}
