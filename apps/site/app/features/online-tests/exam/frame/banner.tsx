import type { Text } from '@northlight/contract/words/catalogue'
import type { IntegrityPolicy } from '@northlight/exam/attempt/integrity'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { warningIcon } from '@northlight/ui/kit/icons.ts'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import type { SendStatus } from '../log/sender.ts'
import { canFullScreen, enterFullScreen } from './full-screen.ts'

export function Banner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex items-center gap-3 border-b border-line-2 bg-gold-2 px-6 py-3 text-sm text-ink max-md:px-4">
      <Icon path={warningIcon} size={18} className="mt-0.5 self-start text-clay" />
      <p className="flex-1">{children}</p>
      {action && <span className="-my-2 shrink-0">{action}</span>}
    </div>
  )
}

const words: Record<NonNullable<SendStatus['trouble']>, { title: Text; text: Text } | null> = {
  unreachable: {
    title: 'You are offline.',
    text: 'Please continue: every answer is kept on this device and sent when you are back online.',
  },
  slow: {
    title: 'Saving takes long.',
    text: 'Please continue: every answer is kept on this device and sent as soon as the connection allows.',
  },
  server: {
    title: 'Our server does not answer.',
    text: 'Please continue: every answer is kept on this device, and we keep trying.',
  },
  refused: {
    title: 'The server does not take the answers.',
    text: 'They are kept on this device. Call the office or the invigilator; do not close this window.',
  },
  'signed-out': null,
  elsewhere: null,
  over: null,
}

/** Said aloud once when saving stops working; the height of the line is only taken while it is needed. */
type TroubleProps = {
  trouble: SendStatus['trouble']
  isKept: boolean
  /** Whether the page itself comes up again offline. */
  canReload: boolean
  isTimed: boolean
  /** One question at a time: the next one is on the server, and nobody can be told to go on. */
  isSequential?: boolean
}

const waits: Text =
  'What you have chosen here is kept on this device. The next question opens when you are back online.'

export function SavingTrouble({ trouble, isKept, canReload, isTimed, isSequential = false }: TroubleProps) {
  const { say } = useWords()
  const said = trouble ? words[trouble] : null
  // The device is online, so it is our server that cannot be reached.
  const title: Text | undefined = trouble === 'unreachable' && navigator.onLine ? 'We cannot be reached.' : said?.title
  return (
    <div role="alert">
      {said && (
        <Banner>
          <b>{title && say(title)}</b>{' '}
          {isKept
            ? say(isSequential ? waits : said.text)
            : say('Answers wait in this window. Do not close or reload it.')}
          {isKept && !canReload && ` ${say('Do not reload this page until then.')}`}
          {isTimed && ` ${say('The clock keeps running.')}`}
        </Banner>
      )}
    </div>
  )
}

export function NotKept() {
  const { say } = useWords()
  return (
    <Banner>
      <b>{say('This window keeps nothing.')}</b>{' '}
      {say(
        'Answers go to us as you give them, but if the connection drops, do not close or reload this window. A private window or a full disk can be the reason.',
      )}
    </Banner>
  )
}

/** After a reload full screen is off, and only a press can turn it on. Where leaving has no effect, nobody is pressed. */
export function FullScreenAsked({ policy, isFull }: { policy: IntegrityPolicy; isFull: boolean }) {
  const { say } = useWords()
  if (isFull || policy.policy === 'log' || !canFullScreen()) return null
  return (
    <Banner action={<TextButton onClick={() => void enterFullScreen()}>{say('Turn it on')}</TextButton>}>
      <b>{say('Full screen is off.')}</b> {say('This test asks for it.')}
    </Banner>
  )
}
