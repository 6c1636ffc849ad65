import type { TestimonialView } from '@northlight/contract/content/people'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'

export type Quote = Pick<TestimonialView, 'id' | 'name' | 'designation' | 'message' | 'image' | 'statement'>

export const quoteOf = (view: Quote): Quote => ({
  id: view.id,
  name: view.name,
  designation: view.designation,
  message: view.message,
  image: view.image,
  statement: view.statement,
})

/** What families say, each with who they are and that they agreed to be shown. */
export function Quotes({ quotes, columns }: { quotes: readonly Quote[]; columns?: boolean }) {
  return (
    <div className={classes('grid gap-x-16 gap-y-10', columns && 'md:grid-cols-2')}>
      {quotes.map((quote) => (
        <figure key={quote.id} className="border-l-2 border-gold pl-5 sm:pl-7">
          <blockquote>
            <p className="font-serif text-[1.1875rem] leading-[1.4] tracking-[-0.008em] sm:text-[1.3125rem]">
              {quote.message}
            </p>
          </blockquote>
          <figcaption className="mt-4.5 flex items-center gap-3.5 text-xs leading-normal text-ink-2">
            <Picture
              src={quote.image}
              alt=""
              width={44}
              height={52}
              box={70}
              className="aspect-11/13 w-11 shrink-0 rounded-md object-cover"
            />
            <span>
              <b className="block text-sm text-ink">{quote.name}</b>
              {[quote.designation, quote.statement].filter(Boolean).join(' · ')}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
