import { Spinner } from '@northlight/ui/kit/spinner.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useRef } from 'react'
import type { Attempt } from '../free/attempt/attempt.ts'
import { useWhole } from '../use-select.ts'
import { AnswerFileOffer } from './answer-file-offer.tsx'

type Props = { attempt: Attempt; why: 'student' | 'clock'; cannotReach: boolean }

/** Between the end and the receipt. Offline nothing is lost: it waits, and there is a file to take along. */
export function ClosingScreen({ attempt, why, cannotReach }: Props) {
  const { say } = useWords()
  const status = useWhole(attempt.status)
  const isKept = useWhole(attempt.isKept)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main id="main" className="px-gutter py-[clamp(32px,5vw,72px)]">
      <div className="mx-auto max-w-[640px]">
        <h2 ref={heading} tabIndex={-1} className="outline-none">
          {why === 'clock' ? say('The time is over.') : say('Submitting.')}
        </h2>
        <div role="status" className="mt-4 text-lg leading-normal text-ink-2">
          {cannotReach ? (
            <p>
              {say('We cannot be reached at the moment.')}{' '}
              {status.waiting > 0 && `${say('{count} of your steps wait here.', { count: status.waiting })} `}
              {isKept ? say('Everything is kept on this device.') : say('Do not close this window.')}{' '}
              {say('This page tries again by itself and shows your receipt as soon as we have everything.')}
            </p>
          ) : (
            <p className="flex items-center gap-3">
              <Spinner />
              {say('Your last answers are on the way. Leave this page open.')}
            </p>
          )}
        </div>
        {cannotReach && <AnswerFileOffer attempt={attempt} />}
      </div>
    </main>
  )
}
