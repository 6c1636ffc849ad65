import type { VrddhiView } from '@northlight/contract/content/page-texts'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** Parents in their own words; no pictures of them are kept. */
export function Voices({ voices }: { voices: VrddhiView['testimonials'] }) {
  const { inEnglish } = useWords()
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-3">
      {voices.map((voice) => (
        <figure key={voice.name} className="border-t border-line-2 pt-5">
          <blockquote>
            <p className="font-serif text-title leading-quote">
              <Stored text={voice.message} />
            </p>
          </blockquote>
          <figcaption {...inEnglish} className="mt-4 text-sm leading-brief text-ink-2">
            <b className="block text-ink">{voice.name}</b>
            {voice.designation}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
