import { classes } from '@northlight/ui/classes.ts'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type Opening, openingOf } from '../../../platform/text/opening.ts'
import { Portrait } from '../../../ui/cards/portrait.tsx'
import { Stars } from '../../../ui/cards/stars.tsx'
import type { Testimonial } from './testimonial.ts'

type Props = { testimonial: Testimonial; className?: string }

/** What somebody said is translated as a whole, so it is cut only where it is shown. */
const useQuote = ({ message, limit }: Testimonial): Opening & { lang?: 'en' } => {
  const { langOf, stored } = useWords()
  const said = stored(message)
  return { ...openingOf(said, limit), lang: langOf(said) }
}

/** What someone says: stars, words and who they are. The rest of a long text opens in its place; the list says once that all agreed. */
export function TestimonialCard({ testimonial, className }: Props) {
  const { opening, rest, lang } = useQuote(testimonial)
  return (
    <figure className={classes('flex flex-col border-t border-line-2 pt-5', className)}>
      <Stars count={testimonial.stars} className="mb-3" />
      <blockquote lang={lang} className="font-serif text-body leading-quote sm:text-title">
        <p>{opening}</p>
        <Rest name={testimonial.name} rest={rest} />
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-4 pt-5 text-sm leading-brief text-ink-2">
        <Portrait src={testimonial.image} box={70} className="w-14" />
        <Who testimonial={testimonial} />
      </figcaption>
    </figure>
  )
}

/** A name is written as its owner writes it. */
function Who({ testimonial: { name, who } }: { testimonial: Testimonial }) {
  const { inEnglish } = useWords()
  return (
    <span className="min-w-0">
      <b {...inEnglish} className="block text-ink">
        {name}
      </b>
      <Stored text={who} />
    </span>
  )
}

function Rest({ name, rest }: { name: string; rest: string }) {
  const { language, inEnglish, say } = useWords()
  if (!rest) return null
  return (
    <details className="group">
      <summary
        lang={language}
        className="inline-flex min-h-11 items-center font-sans text-sm font-semibold text-sky underlined group-open:hidden hover:text-night"
      >
        {say('Read more')}
        <span {...inEnglish} className="sr-only">
          : {name}
        </span>
      </summary>
      <p className="mt-3 font-serif text-body leading-quote sm:text-title">{rest}</p>
    </details>
  )
}

/** In passing: the opening only, which is whole sentences. */
export function ShortQuote({ testimonial, className }: Props) {
  const { opening, lang } = useQuote(testimonial)
  return (
    <figure
      className={classes(
        'border-line-2 max-sm:shrink-0 max-sm:basis-4/5 max-sm:snap-start sm:border-t sm:pt-5',
        className,
      )}
    >
      <blockquote lang={lang}>
        <p className="mb-4 font-serif text-title leading-quote">“{opening}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-4 text-sm leading-brief text-ink-2">
        <Portrait src={testimonial.image} box={70} className="w-12" />
        <Who testimonial={testimonial} />
      </figcaption>
    </figure>
  )
}

/** One voice, large; the rest of it opens in its place where the page has room for all of it. */
export function LargeQuote({ testimonial, canOpen }: Props & { canOpen?: boolean }) {
  const { opening, rest, lang } = useQuote(testimonial)
  return (
    <figure className="min-w-0 max-sm:basis-4/5">
      <blockquote lang={lang}>
        <p className="font-serif text-[clamp(1.375rem,0.7rem+2.7vw,2.875rem)] leading-heading sm:leading-[1.16] font-light tracking-[-0.022em] before:content-['“'] after:content-['”'] sm:before:-ml-[0.42em]">
          {opening}
        </p>
        {canOpen && <Rest name={testimonial.name} rest={rest} />}
      </blockquote>
      <figcaption className="mt-5 sm:mt-8 flex items-center gap-4 text-sm leading-brief text-ink-2">
        <Portrait src={testimonial.image} box={96} className="w-18" />
        <Who testimonial={testimonial} />
      </figcaption>
    </figure>
  )
}
