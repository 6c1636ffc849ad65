import type { AdmissionView } from '@northlight/contract/content/page-texts'
import { Band } from '@northlight/ui/kit/band.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Portrait } from '../../../ui/cards/portrait.tsx'

/** What somebody of the institute says of the test. */
export function GuideQuote({ quote }: { quote: NonNullable<AdmissionView['quote']> }) {
  const { inEnglish } = useWords()
  return (
    <Band ground="night">
      <figure className="max-w-200">
        <blockquote>
          <p className="font-serif text-[clamp(1.375rem,0.8rem+2.5vw,2.875rem)] leading-heading sm:leading-[1.16] font-light tracking-[-0.022em]">
            <Stored text={quote.text} />
          </p>
        </blockquote>
        {quote.person && (
          <figcaption {...inEnglish} className="mt-4 flex items-center gap-4 sm:mt-8 text-sm text-on-night-2">
            <Portrait src={quote.person.image} box={96} className="w-16" />
            <span>
              <b className="block text-on-night">{quote.person.name}</b>
              {quote.person.designation}
            </span>
          </figcaption>
        )}
      </figure>
    </Band>
  )
}
