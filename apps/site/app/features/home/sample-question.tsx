import { Icon } from '@northlight/ui/kit/icon.tsx'
import { circleCheckIcon, circleCrossIcon } from '@northlight/ui/kit/icons.ts'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { Said, Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { BandMark } from '../../ui/layout/band-head.tsx'
import type { Sample } from './sample.ts'

/** A question to answer on the spot. Each answer opens what is said to it, so it works before and without a script. */
export function SampleQuestion({ sample: { source, question, options, why } }: { sample: Sample }) {
  const { inEnglish, say } = useWords()
  return (
    <section aria-labelledby="sample-heading" className="min-w-0">
      <BandMark mark="cassiopeia">{say('Try a question')}</BandMark>
      <h2 id="sample-heading" className="text-h3">
        <Stored text={question} />
      </h2>
      <p className="mt-2 text-xs text-ink-2">
        <Said text="From the {source}" values={{ source: <Stored text={source} /> }} />
      </p>
      <ul aria-label={say('Answers')} className="mt-4 grid gap-2 sm:grid-cols-2">
        {options.map(({ text, isRight }, index) => (
          <li key={text}>
            <details name="sample-answer" className="rounded-md border border-field bg-white">
              <summary className="flex min-h-12 items-center gap-3 px-3.5 py-2 font-medium hover:text-sky">
                <span
                  aria-hidden="true"
                  className="grid size-7 shrink-0 place-items-center rounded-pill border border-field text-sm"
                >
                  {'ABCDEFGH'[index]}
                </span>
                <span {...inEnglish}>{text}</span>
              </summary>
              <p className={`flex gap-2 px-3.5 pb-3 text-sm font-medium ${isRight ? 'text-leaf' : 'text-clay'}`}>
                {isRight ? (
                  <Icon path={circleCheckIcon} size={18} className="mt-px" />
                ) : (
                  <Icon path={circleCrossIcon} size={18} className="mt-px" />
                )}
                <span>
                  {isRight ? (
                    <>
                      {say('Correct.')} <Stored text={why} />
                    </>
                  ) : (
                    say('Not correct. Try another answer.')
                  )}
                </span>
              </p>
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-x-8">
        <MoreLink to="/online-tests">{say('Take a free test')}</MoreLink>
        <MoreLink to="/vrddhi/syllabus">{say('More questions')}</MoreLink>
      </p>
    </section>
  )
}
