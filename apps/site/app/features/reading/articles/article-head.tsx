import type { ReactNode } from 'react'
import { Breadcrumb, type Trail } from '../../../ui/controls/breadcrumb.tsx'
import { BandMark } from '../../../ui/layout/band-head.tsx'
import { authorParts } from './entry.ts'

type Props = {
  trail: Trail
  title: ReactNode
  /** One sentence below the title. */
  dek?: string
  category?: string
  author: string
  day: string
  date: string
  time: string
}

/** The head of something to read: subject, title, who wrote it, when, how long it takes. */
export function ArticleHead({ trail, title, dek, category, author, day, date, time }: Props) {
  const [name, post] = authorParts(author)
  return (
    <header className="wrap pt-5">
      <Breadcrumb trail={trail} className="text-ink-2" />
      <div className="mx-auto mt-[clamp(2rem,1.4rem+3vw,4.5rem)] grid max-w-[900px] justify-items-center text-center max-md:justify-items-start max-md:text-left">
        {category && <BandMark mark="lyra">{category}</BandMark>}
        <h1 className="text-[clamp(2.375rem,1.6rem+3.6vw,4.5rem)] wrap-break-word">{title}</h1>
        {dek && (
          <p className="mt-6 max-w-[24em] font-serif text-[clamp(1.25rem,1.1rem+0.7vw,1.625rem)] leading-brief text-balance text-ink-2 max-md:text-wrap">
            {dek}
          </p>
        )}
        <p className="mt-7 text-sm leading-normal text-ink-2">
          {name && (
            <span className="block">
              <b className="text-ink">{name}</b>
              {post && `, ${post}`}
            </span>
          )}
          <time dateTime={day}>{date}</time> · {time}
        </p>
      </div>
    </header>
  )
}
