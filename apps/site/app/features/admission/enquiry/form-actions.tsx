import { classes } from '@northlight/ui/classes.ts'
import { Button, SubmitButton } from '@northlight/ui/kit/button.tsx'
import { Checkbox } from '@northlight/ui/kit/checkbox.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowLeftIcon, arrowRightIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Step } from './steps.ts'

type Props = {
  step: number
  steps: readonly Step[]
  pending: boolean
  /** The step is being looked at before the next one. */
  isChecking: boolean
  progress: number | undefined
  privacyPage: string | null
  consentVersion: string
  isConsentMissing: boolean
  onBack: () => void
  onNext: () => void
}

/** Back and on; at the end the parent's word and the button that sends. */
export function FormActions(props: Props) {
  const { say, stored } = useWords()
  const { step, steps, pending, isChecking, progress, privacyPage, consentVersion, isConsentMissing, onBack, onNext } =
    props
  const isLast = step === steps.length - 1
  const before = steps[step - 1]
  const percent = progress === undefined ? undefined : Math.round(progress * 100)
  return (
    <>
      <div
        className={classes('mt-9 rounded-lg border border-line bg-paper px-5 py-3', !isLast && 'hidden noscript:block')}
      >
        <input type="hidden" name="consent_version" value={consentVersion} />
        <Checkbox
          name="consent"
          value="yes"
          required
          error={isConsentMissing ? say('Tick the box, so that we may read the form.') : undefined}
          label={
            <>
              {say(
                'I am the student’s parent or guardian, or I have their permission to send this form. It may be used to decide about the seat and to call us about it, and for nothing else.',
              )}{' '}
              {privacyPage && <Link to={privacyPage}>{say('How we treat what you send')}</Link>}
            </>
          }
        />
      </div>
      <div className="mt-9 flex justify-end gap-3 border-t border-line pt-7">
        {before && (
          <Button variant="line" onClick={onBack} disabled={pending} className="mr-auto max-sm:px-4!">
            <Icon path={arrowLeftIcon} size={18} />
            <span className="max-sm:sr-only">{stored(before.title)}</span>
          </Button>
        )}
        {!isLast && (
          <Button size="lg" onClick={onNext} pending={isChecking} className="noscript:hidden max-sm:grow">
            {say('Continue')}
            <Icon path={arrowRightIcon} size={18} />
          </Button>
        )}
        <SubmitButton
          size="lg"
          pending={pending}
          pendingLabel={percent === undefined ? say('Sending') : say('Sending, {percent} per cent', { percent })}
          className={classes('max-sm:grow', !isLast && 'hidden! noscript:inline-flex!')}
        >
          {say('Send the application')}
        </SubmitButton>
      </div>
      {percent !== undefined && (
        <p className="mt-4 grid gap-1.5 text-sm text-ink-2">
          <progress value={percent} max={100} aria-label={say('Sent')} className="meter h-1.5 w-full" />
          {say('Sending the form and the marks card: {percent}%', { percent })}
        </p>
      )}
    </>
  )
}
