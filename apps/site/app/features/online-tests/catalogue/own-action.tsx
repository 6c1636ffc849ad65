import { shownDate, shownTime } from '@northlight/contract/dates'
import type { MyTestView } from '@northlight/contract/exams/online-tests'
import type { Text } from '@northlight/contract/words/catalogue'
import { Button } from '@northlight/ui/kit/button.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useRef } from 'react'
import { lengthWords, lessThanFull, startSentence } from '../../../platform/text/start-words.ts'
import { PaymentTrouble } from '../../payments/checkout/payment-trouble.tsx'
import { BeforeStart } from './before-start.tsx'
import { testAction } from './test-action.ts'
import { useTakeTest } from './use-take-test.ts'

type Props = { test: MyTestView; path: string; price: string; onChange: () => void }

/** The one thing a signed-in person can do next, and a line that says what it leads to. */
export function OwnAction({ test, path, price, onChange }: Props) {
  const { say, stored, language } = useWords()
  const take = useTakeTest({ slug: test.slug, name: test.name, path, onChange })
  const now = Date.now()
  const action = testAction(test, new Date(now).toISOString())
  const time = startSentence(test, test.closes_at, now, say, language)
  const left = lessThanFull(test, now)
  const wayIn = useRef<HTMLAnchorElement>(null)
  // Said in its place, not by a message at the foot of the screen: on a phone that would lie over the way in.
  const isJustEnrolled = take.isDone && action.kind === 'start'
  useEffect(() => {
    if (isJustEnrolled) wayIn.current?.focus()
  }, [isJustEnrolled])
  const { step } = take.payment.state
  // Declined, closed or not heard of yet: what to do about the payment takes the place of the button.
  if (step === 'failed' || step === 'dismissed' || step === 'unsure')
    return <PaymentTrouble payment={take.payment} onRetry={() => void take.run()} />
  const takeButton = (label: string, then?: string) => (
    <Button size="lg" wide pending={take.pending} pendingLabel={say('One moment')} onClick={() => void take.run(then)}>
      {label}
    </Button>
  )
  switch (action.kind) {
    case 'unset':
      return (
        <p className="text-sm text-ink-2">
          {say('The test is being prepared. You can take it as soon as it is ready.')}
        </p>
      )
    case 'over':
      return <p className="text-sm text-ink-2">{say('This test is over. Tests that were started have been marked.')}</p>
    case 'take':
      return (
        <>
          <BeforeStart path={path} />
          {takeButton(say('Take the test'), `${path}/ongoing`)}
          {time && <Time isShort={left !== null}>{time}</Time>}
          <Next>
            {test.clock === 'none'
              ? say('Nothing starts yet: the rules come on the next screen.')
              : say('Nothing starts yet: the rules and the clock come on the next screen.')}
          </Next>
        </>
      )
    case 'buy':
      return (
        <>
          <BeforeStart path={path} />
          {takeButton(say('Buy for {price}', { price }))}
          {time && <Time isShort={left !== null}>{time}</Time>}
          <Next>{say('UPI, card or net banking. The receipt comes by mail.')}</Next>
        </>
      )
    case 'finish-payment':
      return (
        <>
          {takeButton(say('Pay {price}', { price }))}
          <Next>{say('The payment was not finished, and nothing was charged.')}</Next>
        </>
      )
    case 'wait':
      return (
        <>
          {!action.isEnrolled && takeButton(say('Enrol'))}
          <Next>
            {action.isEnrolled ? `${say('You are enrolled.')} ` : ''}
            {say('The test opens on {day} at {time}.', {
              day: shownDate(action.opensAt, language),
              time: shownTime(action.opensAt),
            })}{' '}
            {time}
          </Next>
        </>
      )
    case 'start':
    case 'resume':
      return (
        <>
          {action.kind === 'start' && <BeforeStart path={path} />}
          <ButtonLink ref={wayIn} to={`${path}/ongoing`} size="lg" wide aria-describedby="way-in">
            {action.kind === 'resume'
              ? say('Resume the test')
              : left === null
                ? say('Rules and start')
                : say('Rules and start: {time} left', { time: lengthWords(left, say) })}
          </ButtonLink>
          {action.kind === 'start' && time && <Time isShort={left !== null}>{time}</Time>}
          <Next id="way-in">
            {isJustEnrolled && `${say('You are enrolled.')} `}
            {action.kind === 'start' ? say(beforeStart(test.clock)) : say('Your answers are where you left them.')}
            {action.kind === 'resume' && test.clock !== 'none' && ` ${say('The clock has been running.')}`}
          </Next>
        </>
      )
    case 'report':
      return (
        <>
          <ButtonLink to={`${path}/report`} size="lg" wide>
            {say('See the report')}
          </ButtonLink>
          <Next>{say('You have taken this test.')}</Next>
        </>
      )
    case 'eliminated':
      return (
        <Notice kind="error">
          <b>{say('This test was ended.')}</b>{' '}
          {action.reason ? stored(action.reason) : say('The test rules were broken.')}{' '}
          {say('If that is wrong, call us: every event is on record.')}
        </Notice>
      )
  }
}

const beforeStart = (clock: MyTestView['clock']): Text =>
  clock === 'none'
    ? 'You start on the next screen, after you have read the rules. There is no time limit.'
    : 'The clock starts on the next screen, after you have read the rules.'

function Time({ isShort, children }: { isShort: boolean; children: React.ReactNode }) {
  return <p className={isShort ? 'text-sm font-semibold text-clay' : 'text-sm font-medium'}>{children}</p>
}

function Next({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <p id={id} className="text-sm text-ink-2">
      {children}
    </p>
  )
}
