import { Icon } from '@northlight/ui/kit/icon.tsx'
import { infoIcon } from '@northlight/ui/kit/icons.ts'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { WarningDialog } from '../dialogs/warning-dialog.tsx'
import { Banner, FullScreenAsked, NotKept, SavingTrouble } from '../frame/banner.tsx'
import { enterFullScreen } from '../frame/full-screen.ts'
import { useSelect, useWhole } from '../use-select.ts'
import type { Attempt } from './attempt/attempt.ts'
import { IntegrityLine } from './integrity-line.tsx'

const answerAgain =
  'Please answer again: {numbers}. What you answered here after the test had moved to another screen does not count.'

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

/** Told once, above the question, where the test had ended on this screen. */
export function MoreTime({ hasMoreTime }: Pick<Attempt, 'hasMoreTime'>) {
  const { say } = useWords()
  const isShown = useWhole(hasMoreTime)
  return (
    <div role="status">
      {isShown && (
        <Banner action={<TextButton onClick={() => hasMoreTime.set(false)}>{say('Read')}</TextButton>}>
          {say('More time was given. Your test is open again.')}
        </Banner>
      )}
    </div>
  )
}

/** Told once, above the question, to whom the test came back from another screen. */
export function AnswerAgain({ attempt: { uncounted, sheet } }: { attempt: Pick<Attempt, 'uncounted' | 'sheet'> }) {
  const { say } = useWords()
  const numbers = useWhole(uncounted).flatMap((slot) => sheet.bySlot.get(slot)?.number ?? [])
  return (
    <div role="status">
      {numbers.length > 0 && (
        <Banner action={<TextButton onClick={() => uncounted.set([])}>{say('Read')}</TextButton>}>
          {say(answerAgain, { numbers: numbers.join(', ') })}
        </Banner>
      )}
    </div>
  )
}

/** What the office says, quietly above the question until it was read. The oldest first, one at a time. */
export function OfficeMessage({ from }: { from: Pick<Attempt, 'messages' | 'readMessage'> }) {
  const { say } = useWords()
  const [message, ...more] = useWhole(from.messages)
  return (
    <div role="status">
      {message && (
        <div className="flex items-center gap-3 border-b border-line-2 bg-paper-2 px-6 py-3 text-sm text-ink max-md:px-4">
          <Icon path={infoIcon} size={18} className="mt-0.5 self-start" />
          <p className="flex-1">
            <b>{say('From the office:')}</b> {message.text}
            {more.length > 0 && <span className="text-ink-2"> {say('({count} more)', { count: more.length })}</span>}
          </p>
          <span className="-my-2 shrink-0">
            <TextButton onClick={() => from.readMessage(message.id)}>{say('Read')}</TextButton>
          </span>
        </div>
      )}
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
