import { shownDate, shownTime } from '@northlight/contract/dates'
import type { SubmissionSlipView } from '@northlight/contract/exams/attempt-views'
import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { printIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useRef } from 'react'
import { PoleStar } from '../../../../ui/art/pole-star.tsx'
import { AfterTheClock } from './after-the-clock.tsx'

const grouped = (digest: string) =>
  (digest.slice(0, 32).match(/.{1,4}/g) ?? []).join(' ').replace(/^((?:\S+ ){3}\S+) /, '$1 · ')

type Props = {
  receipt: SubmissionSlipView
  /** The clock has ended the test, not the student. */
  isByClock: boolean
  firstName: string
  base: string
  steps: number
  late: number
  isOpenAgain: () => Promise<boolean>
  onContinue: () => void
}

/** What we hold, with the number that proves it. */
export function ReceiptScreen({ receipt, isByClock, firstName, base, steps, late, ...again }: Props) {
  const { say, language } = useWords()
  const { counts } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main id="main" className="px-gutter py-[clamp(32px,5vw,72px)]">
      <div className="mx-auto max-w-[720px]">
        <PoleStar size={64} className="text-bronze" />
        <h2 ref={heading} tabIndex={-1} className="mt-4 outline-none">
          {firstName ? say('Your test is submitted, {name}.', { name: firstName }) : say('Your test is submitted.')}
        </h2>
        <p className="mt-3.5 max-w-[27.5em] text-lg leading-normal text-ink-2">
          {isByClock && `${say('The time was over, so the test was submitted on its own.')} `}
          {say('We hold every answer you gave. You may close this page, drink some water and rest.')}
        </p>
        <dl className="mt-9 grid grid-cols-3 rounded-lg border border-line bg-white max-sm:grid-cols-2 *:px-6 *:py-4.5 [&_dd]:mt-1 [&_dd]:font-medium [&_dd]:figures [&_dt]:text-xs [&_dt]:text-ink-2">
          <div className="max-sm:col-span-2">
            <dt>{say('Answers that will be marked')}</dt>
            <dd className="font-serif !text-[3.25rem] leading-none !font-[350] tracking-[-0.04em]">
              {counts.evaluated}{' '}
              <span className="font-sans text-md tracking-normal text-ink-2">
                {say('of {count}', { count: counts.questions })}
              </span>
            </dd>
          </div>
          <div className="max-sm:border-t max-sm:border-line">
            <dt>{say('Left blank')}</dt>
            <dd className="font-serif text-figure">{counts.questions - counts.evaluated}</dd>
          </div>
          <div className="max-sm:border-t max-sm:border-line">
            <dt>{say('Steps saved with us')}</dt>
            <dd className="font-serif text-figure">{say('{count}, none waiting', { count: steps })}</dd>
          </div>
          <div className="border-t border-line">
            <dt>{say('Submitted')}</dt>
            <dd>
              <time dateTime={receipt.ended_at}>
                {shownDate(receipt.ended_at, language)}, {shownTime(receipt.ended_at)}
              </time>
            </dd>
          </div>
          <div className="border-t border-line">
            <dt>{say('Receipt')}</dt>
            <dd>
              {receipt.attempt.slice(0, 8).toUpperCase()}-{receipt.number}
            </dd>
          </div>
          <div className="border-t border-line max-sm:col-span-2">
            <dt>{say('Proof number: it shows that no answer was changed later')}</dt>
            <dd className="text-sm break-words">{grouped(receipt.digest)}</dd>
          </div>
        </dl>
        {late > 0 && (
          <Notice kind="info" className="mt-6">
            <b>
              {late === 1
                ? say('1 answer reached us too late to count by itself.')
                : say('{count} answers reached us too late to count by themselves.', { count: late })}
            </b>{' '}
            {say('Nothing is thrown away: the office looks at what came late and decides.')}
          </Notice>
        )}
        {isByClock && <AfterTheClock {...again} />}
        <p className="mt-6 flex flex-wrap gap-2.5" data-noprint>
          <ButtonLink to={`${base}/report`}>{say('Report')}</ButtonLink>
          <ButtonLink to="/test-enrolled" variant="line">
            {say('Go to my tests')}
          </ButtonLink>
          <Button variant="line" onClick={() => window.print()}>
            <Icon path={printIcon} size={18} />
            {say('Print the receipt')}
          </Button>
        </p>
      </div>
    </main>
  )
}
