import { sharePicture } from '@northlight/contract/share-picture'
import { useId } from 'react'
import { FieldFrame } from '../../ui/field.tsx'
import type { FieldProps } from './field-props.ts'
import { type OfKind, orNull } from './field-props.ts'

type Seo = { title: string | null; description: string | null; keywords: string | null; scripts: string | null }

/** Search engines cut what is longer; the counter says so before they do. */
const room = { title: 60, description: 155 } as const

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What search engines and shared links show. */
export function SeoField({ value, values, onChange, isReadOnly, error, livePage }: FieldProps<OfKind<'seo'>>) {
  const id = useId()
  const seo = (value ?? { title: null, description: null, keywords: null, scripts: null }) as Seo
  const set = (part: Partial<Seo>) => onChange({ ...seo, ...part })
  const title = seo.title || String(values.name ?? values.title ?? '')
  const text = seo.description || String(values.short_description ?? values.description ?? '').replace(/<[^>]*>/g, '')
  const scripts = seo.scripts ?? ''
  const input = (key: 'title' | 'keywords', label: string, hint?: string) => (
    <FieldFrame
      label={label}
      id={`${id}-${key}`}
      hint={hint}
      error={key === 'title' ? error : undefined}
      aside={key === 'title' && seo.title ? `${seo.title.length} of ${room.title}` : undefined}
    >
      <input
        id={`${id}-${key}`}
        className="input"
        value={seo[key] ?? ''}
        maxLength={500}
        readOnly={isReadOnly}
        onChange={(event) => set({ [key]: orNull(event.target.value) })}
      />
    </FieldFrame>
  )
  return (
    <div className="halves grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] max-md:grid-cols-[minmax(0,1fr)] flex-1">
      <div className="form">
        {input('title', 'Title for search', 'Empty: the title of the record.')}
        <FieldFrame
          label="Sentence for search"
          id={`${id}-description`}
          hint="Empty: the sentence of the card."
          aside={seo.description ? `${seo.description.length} of ${room.description}` : undefined}
        >
          <textarea
            id={`${id}-description`}
            className="input"
            rows={3}
            maxLength={2000}
            value={seo.description ?? ''}
            readOnly={isReadOnly}
            onChange={(event) => set({ description: orNull(event.target.value) })}
          />
        </FieldFrame>
        {input('keywords', 'Words')}
        <FieldFrame
          label="Structured data (JSON-LD)"
          id={`${id}-scripts`}
          hint="Without the script tag."
          error={scripts && !isJson(scripts) ? 'This is no JSON yet.' : undefined}
        >
          <textarea
            id={`${id}-scripts`}
            className="input mono"
            rows={4}
            value={scripts}
            readOnly={isReadOnly}
            onChange={(event) => set({ scripts: orNull(event.target.value) })}
          />
        </FieldFrame>
      </div>
      <div className="grid gap-2.5 content-start pl-6 max-md:pt-4.5 max-md:px-0 max-md:pb-0">
        <h2>How it looks in a search</h2>
        <div className="max-w-140 py-3.5 px-4 border border-line rounded-sm bg-white">
          <p className="text-xs text-ink-2">{location.host + (livePage ?? '')}</p>
          <p className="text-[1.125rem] text-[#245d99] mt-0.5 mx-0 mb-1">
            {cut(title, room.title) || 'Without a title'}
          </p>
          <p className="text-sm text-ink-2">
            {cut(text, room.description) || 'Without a sentence the search engine chooses one.'}
          </p>
        </div>
        {livePage && (
          <>
            <h2>When shared</h2>
            <figure className="share-card">
              <img src={sharePicture(livePage)} alt="" width={1200} height={630} loading="lazy" />
              <figcaption>
                <span className="tiny muted">{location.host}</span>
                <b>{title || 'Without a title'}</b>
              </figcaption>
            </figure>
            <p className="hint">The picture is drawn from what is live.</p>
          </>
        )}
      </div>
    </div>
  )
}

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text)
