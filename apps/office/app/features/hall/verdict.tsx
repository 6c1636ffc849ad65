import type { TicketVerdict } from '@northlight/contract/admissions/hall'
import { Link } from 'react-router'
import { useMay } from '../../platform/me/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { clockText } from '../../ui/time.tsx'

type Props = { verdict: TicketVerdict; isIn: boolean; onLetIn: () => void; onNext: () => void }

/** One at a time, over the whole width: who it is, and whether to let them in. */
export function Verdict({ verdict, isIn, onLetIn, onNext }: Props) {
  const may = useMay()
  const { candidate, is_good, words } = verdict
  const tone = !is_good ? 'bad' : isIn ? 'due' : 'good'
  const checked = candidate?.checked
  return (
    <section className={`verdict verdict--${tone}`} aria-live="assertive">
      <h2>
        <Icon name={tone === 'good' ? 'tick' : tone === 'due' ? 'warning' : 'cross'} size={28} />
        {candidate?.name ?? 'No entry'}
      </h2>
      {candidate && (
        <p>
          {candidate.number} · class {candidate.class}
          {candidate.room && <b> · {candidate.room}</b>}
        </p>
      )}
      <p>
        <b>
          {isIn && is_good
            ? `In already${checked ? ` since ${clockText(checked.at)}${checked.by ? `, by ${checked.by}` : ''}` : ''}.`
            : words}
        </b>
      </p>
      {is_good && !isIn && candidate?.needs_consent && (
        <p>
          <StateWord icon="warning" tone="due">
            A parent has not agreed yet: take a paper consent before the test begins.
          </StateWord>
          {may('consent.mend') && (
            <>
              {' '}
              <Link to="/consents">Consent desk</Link>
            </>
          )}
        </p>
      )}
      <div className="grid grid-cols-[1fr_1fr] gap-2.5 mt-2 [&>:only-child]:col-span-full">
        {is_good && !isIn && (
          <Button look="primary" className="min-h-12" onClick={onLetIn}>
            Let in
          </Button>
        )}
        <Button className="min-h-12" onClick={onNext}>
          {is_good && !isIn ? 'Not this one' : 'Next'}
        </Button>
      </div>
    </section>
  )
}
