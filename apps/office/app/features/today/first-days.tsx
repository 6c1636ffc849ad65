import type { FirstStep } from '@northlight/contract/office/first-days'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { Failure, isLost } from '../../ui/states.tsx'

/** What is missing before families come. It ends: once all is done there is no such part any more. */
export function FirstDays() {
  const read = useQuery({ queryKey: ['first-days'], queryFn: () => client.get('/office/first-days') })
  const steps = read.data?.steps ?? []
  const missing = steps.filter(({ is_done }) => !is_done)
  if (isLost(read)) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (missing.length === 0) return null
  const done = steps.filter(({ is_done }) => is_done)
  return (
    <Section
      title="Before families come"
      end={<span className="muted">this list ends when all {steps.length} are done</span>}
    >
      <p className="mb-3 flex items-center gap-4">
        <span>
          <b className="font-serif text-xl">{done.length}</b> of {steps.length} done
        </span>
        <progress className="grow accent-bronze" value={done.length} max={steps.length} aria-hidden="true" />
      </p>
      <ul className="rows">
        {missing.map((step) => (
          <Missing key={step.key} step={step} />
        ))}
      </ul>
      {done.length > 0 && (
        <details className="mt-4">
          <summary className="small">Done: {done.length}</summary>
          <ul className="rows">
            {done.map(({ key, title, detail, to }) => (
              <li key={key}>
                <Icon name="tick" className="text-leaf" />
                <span className="grow">
                  <Link to={to}>{title}</Link>
                </span>
                <span className="end muted">{detail}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  )
}

function Missing({ step: { title, why, detail, verb, to } }: { step: FirstStep }) {
  return (
    <li>
      <Icon name="ring" className="text-bronze" />
      <span className="grow">
        <b>{title}</b>
        <span className="under">
          {why} {detail}
        </span>
      </span>
      <span className="end">
        <Link to={to}>{verb}</Link>
      </span>
    </li>
  )
}
