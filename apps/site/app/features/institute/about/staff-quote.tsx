import type { PageTextView } from '@northlight/contract/content/page-texts'
import { Portrait } from '../../../ui/cards/portrait.tsx'

export type Quote = { text: string; name: string; post: string; image: string }

export const staffQuotesOf = (quotes: PageTextView['quotes']): Quote[] =>
  quotes.map(({ text, person }) => ({
    text,
    name: person?.name ?? '',
    post: person?.designation ?? '',
    image: person?.image ?? '',
  }))

/** A quotation of a colleague, with portrait, name and post. */
export function StaffQuote({ quote: { text, name, post, image }, isLarge }: { quote: Quote; isLarge?: boolean }) {
  return (
    <figure>
      <blockquote>
        <p
          className={
            isLarge
              ? 'max-w-[15em] font-serif text-[clamp(1.75rem,1.2rem+2.3vw,3.125rem)] leading-[1.14] font-light tracking-[-0.024em]'
              : 'max-w-[22.5em] font-serif text-[1.3125rem] leading-[1.35]'
          }
        >
          “{text}”
        </p>
      </blockquote>
      {name && (
        <figcaption className="mt-6 flex items-center gap-4 text-sm leading-brief text-ink-2 [.on-night_&]:text-on-night-2">
          {image && <Portrait src={image} box={70} className="w-14" />}
          <span>
            <b className="block text-ink [.on-night_&]:text-on-night">{name}</b>
            {post}
          </span>
        </figcaption>
      )}
    </figure>
  )
}
