import { CheckInput, RadioInput } from '@northlight/ui/kit/choice-input.tsx'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { useId } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Messages } from '../../ui/field.tsx'
import { usePictureChooser } from '../pictures/use-picture-chooser.tsx'
import { type Draft, oneMore } from './draft.ts'
import { joinPicture, splitPicture } from './entry-picture.ts'

type ListProps = {
  title: string
  names: string[]
  texts: string[]
  /** As the student will see each, by its name. */
  drawn: Record<string, string> | undefined
  onTexts: (texts: string[]) => void
  onNames: (names: string[]) => void
  usual: string[]
  marks?: { draft: Draft; onDraft: (change: Partial<Draft>) => void }
  error?: string
  canGrow: boolean
}

const keyNames = (key: string) => key.split(/\s+or\s+|[,;\s]+/).filter(Boolean)

/** Options, or one of two lists: a line each, with a picture where there is one. */
export function EntryList({ title, names, texts, drawn, onTexts, onNames, usual, marks, error, canGrow }: ListProps) {
  const id = useId()
  const right = marks ? keyNames(marks.draft.key) : []
  const Mark = marks?.draft.type === 'single' ? RadioInput : CheckInput
  const choose = (name: string) => {
    if (!marks) return
    if (marks.draft.type === 'single') return marks.onDraft({ key: name })
    const next = right.includes(name) ? right.filter((one) => one !== name) : [...right, name].sort()
    marks.onDraft({ key: next.join(', ') })
  }
  const [chooser, choosePicture] = usePictureChooser({ isForQuestion: true })
  const pick = async (at: number) => {
    const chosen = await choosePicture()
    if (!chosen) return
    const { words } = splitPicture(texts[at] ?? '')
    const picture = { src: chosen.src, alt: chosen.alt ?? '' }
    onTexts(names.map((_, place) => (place === at ? joinPicture(words, picture) : (texts[place] ?? ''))))
  }
  return (
    <fieldset className="entries">
      <legend className="label">{title}</legend>
      {names.map((name, at) => (
        <div key={name} className="entries__row">
          {marks && (
            <label className="check entries__key min-w-6" htmlFor={`${id}-${name}`}>
              <Mark id={`${id}-${name}`} name={id} checked={right.includes(name)} onChange={() => choose(name)} />
              <span className="sr-only">{name} is right</span>
            </label>
          )}
          <b>{name}</b>
          <Entry
            label={`${title}: ${name}`}
            cell={texts[at] ?? ''}
            drawn={drawn?.[name] ?? ''}
            onChange={(cell) => onTexts(names.map((_, place) => (place === at ? cell : (texts[place] ?? ''))))}
            onPicture={() => void pick(at)}
          />
        </div>
      ))}
      {canGrow && (
        <div className="form-acts">
          {names.length < 8 && (
            <Button small icon="plus" onClick={() => onNames(oneMore(names, usual))}>
              One more
            </Button>
          )}
          {names.length > 2 && (
            <IconButton small icon="minus" label="Take the last one away" onClick={() => onNames(names.slice(0, -1))} />
          )}
          <span className="tiny muted">Formulas between \( and \), as \(\sqrt&#123;2&#125;\).</span>
        </div>
      )}
      <Messages id={id} error={error} />
      {chooser}
    </fieldset>
  )
}

type EntryProps = {
  label: string
  cell: string
  drawn: string
  onChange: (cell: string) => void
  onPicture: () => void
}

/** Words that hold no formula say themselves how they look. */
const hasFormula = (drawn: string) => drawn.includes('<math')

function Entry({ label, cell, drawn, onChange, onPicture }: EntryProps) {
  const { words, picture } = splitPicture(cell)
  return (
    <span className="entries__cell">
      <input
        className="input mono"
        aria-label={label}
        value={words}
        onChange={(event) => onChange(joinPicture(event.target.value, picture))}
      />
      <IconButton small icon="picture" label={`${label}: a picture`} onClick={onPicture} />
      {hasFormula(drawn) && (
        <RichText
          className="entries__drawn col-span-full min-w-0 pt-0.5 px-0 pb-1.5 overflow-x-auto text-[1rem] md:[grid-column:3] md:pt-0 md:pr-0 md:pb-0 md:pl-2 overflow-x-auto"
          html={drawn}
        />
      )}
      {picture && (
        <span className="grid col-span-full grid-cols-[56px_minmax(0,1fr)_auto] gap-2 items-center [&_img]:w-14 [&_img]:h-10 [&_img]:object-contain">
          <img src={picture.src} alt="" />
          <input
            className="input"
            aria-label={`${label}: what the picture shows`}
            placeholder="What the picture shows"
            value={picture.alt}
            maxLength={200}
            onChange={(event) => onChange(joinPicture(words, { ...picture, alt: event.target.value }))}
          />
          <IconButton small icon="minus" label={`${label}: take the picture away`} onClick={() => onChange(words)} />
        </span>
      )}
    </span>
  )
}
