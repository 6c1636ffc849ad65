import type { ChildHomeView } from '@northlight/contract/children'
import { applicationState, applicationStep, sittingWords } from './child-words.ts'

/** The application of a child: how far it is, the test, the seat that is offered. */
export function ChildApplication({ child: { application, name } }: { child: ChildHomeView }) {
  if (!application) return null
  const { number, season } = application
  const test = sittingWords(application)
  const step = applicationStep(application, name)
  return (
    <section aria-labelledby="application">
      <h3 id="application" className="mb-4 text-h3">
        Admission
      </h3>
      <p>
        <b className="font-semibold figures">{number}</b>, {season}: {applicationState(application)}.
      </p>
      {test && <p className="mt-1 text-sm text-ink-2">Aptitude test: {test}.</p>}
      {step && <p className="mt-1 text-sm text-ink-2">{step}</p>}
    </section>
  )
}
