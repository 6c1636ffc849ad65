import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { arrowRightIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

type Props = {
  isLast: boolean
  isSending: boolean
  /** Saved without a choice: said here, where it is seen on every screen. */
  isMissing: boolean
  onBlank: () => void
  onSave: () => void
}

export function GoOnBar({ isLast, isSending, isMissing, onBlank, onSave }: Props) {
  const { say } = useWords()
  return (
    <section
      aria-label={say('Answer')}
      className="sticky bottom-0 z-15 [@media(height<35rem)]:static border-t border-line-2 bg-white max-md:pb-[env(safe-area-inset-bottom)]"
    >
      <div className="flex items-center gap-2.5 px-6 py-3 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-2 max-md:px-4 max-md:py-2.5">
        <Button variant="line" className="whitespace-nowrap max-md:px-4" disabled={isSending} onClick={onBlank}>
          {say('Leave it blank')}
        </Button>
        <p
          role="alert"
          className="ml-auto text-sm font-medium text-clay empty:hidden max-md:order-first max-md:col-span-2 max-md:ml-0"
        >
          {isMissing && say('Choose an option, or leave the question blank on purpose.')}
        </p>
        {!isMissing && (
          <p className="ml-auto text-sm text-ink-2 max-md:sr-only">{say('You cannot come back to this question.')}</p>
        )}
        <Button className="md:min-w-55" pending={isSending} pendingLabel={say('Saving')} onClick={onSave}>
          {isLast ? say('Save and finish') : say('Save and next')}
          <Icon path={arrowRightIcon} size={20} />
        </Button>
      </div>
    </section>
  )
}
