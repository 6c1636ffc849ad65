import type { Resource } from '@northlight/contract/office/resource'
import { classes } from '@northlight/ui/classes.ts'
import { RadioInput } from '@northlight/ui/kit/choice-input.tsx'
import { useState } from 'react'
import { useKeys } from '../../../platform/keys/use-keys.ts'
import { useMe } from '../../../platform/me/use-me.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { momentText } from '../../../ui/time.tsx'
import { capital } from '../words.ts'
import { DiffWords } from './diff-words.tsx'
import type { Changes, Conflicting } from './save-queue.ts'
import { canJoin, joined, valueText } from './value-text.ts'

type Side = 'base' | 'theirs' | 'mine' | 'both'
type Titles = Record<string, Record<string, string>>
type Props = {
  resource: Resource
  conflict: Conflicting
  values: Changes
  titles: Titles
  onResolve: (chosen: Changes) => void
}

/** Two wrote the same fields: before, theirs and mine beside each other, and nothing is lost until somebody decides. */
export function Conflict({ resource, conflict, values, titles, onResolve }: Props) {
  const { keys_on } = useMe()
  const [chosen, setChosen] = useState<Record<string, Side>>({})
  const by = conflict.by ?? 'Somebody else'
  const open = conflict.fields.find((name) => !chosen[name])
  const choose = (name: string, side: Side) => setChosen((before) => ({ ...before, [name]: side }))
  const pick = (side: Side) => {
    if (open && (side !== 'both' || canJoin(resource.fields[open]))) choose(open, side)
  }
  useKeys(
    { 1: () => pick('base'), 2: () => pick('theirs'), 3: () => pick('mine'), 4: () => pick('both') },
    { letters: keys_on },
  )
  const valueOn = (name: string, side: Side): unknown => {
    if (side === 'base') return conflict.base[name]
    if (side === 'theirs') return conflict.theirs[name]
    if (side === 'both') return joined(resource.fields[name], conflict.theirs[name], values[name])
    return values[name]
  }
  const finish = () =>
    onResolve(Object.fromEntries(conflict.fields.map((name) => [name, valueOn(name, chosen[name] ?? 'mine')])))
  return (
    <div className="pt-5 px-(--pad) pb-7 min-w-0 [&>*]:w-full [&>*]:max-w-230">
      <Note tone="due">
        {by} saved this {resource.words[0]}
        {conflict.at && ` at ${momentText(conflict.at)}`} while you were writing. Choose for each field; nothing is lost
        until you do.
      </Note>
      <div className="mt-4">
        {conflict.fields.map((name) => (
          <Field
            key={name}
            label={capital(resource.fields[name]?.label ?? name)}
            sides={(['base', 'theirs', 'mine'] as const).map((side) => ({
              side,
              text: valueText(resource.fields[name], valueOn(name, side), titles),
            }))}
            by={by}
            chosen={chosen[name]}
            canJoin={canJoin(resource.fields[name])}
            onChoose={(side) => choose(name, side)}
          />
        ))}
      </div>
      <div className="foot">
        <span className="muted small">
          {conflict.fields.length - Object.keys(chosen).length} of {conflict.fields.length} to decide.{' '}
          <span className="desk-only">
            Keys: <kbd>1</kbd> before, <kbd>2</kbd> theirs, <kbd>3</kbd> mine, <kbd>4</kbd> both
          </span>
        </span>
        <span className="end">
          <Button look="primary" disabled={open !== undefined} onClick={finish}>
            Continue with this
          </Button>
        </span>
      </div>
    </div>
  )
}

type FieldProps = {
  label: string
  sides: { side: 'base' | 'theirs' | 'mine'; text: string }[]
  by: string
  chosen: Side | undefined
  canJoin: boolean
  onChoose: (side: Side) => void
}

function Field({ label, sides, by, chosen, canJoin: joins, onChoose }: FieldProps) {
  const base = sides.find(({ side }) => side === 'base')?.text ?? ''
  const words: Record<Side, string> = { base: 'Before', theirs: by, mine: 'Mine', both: 'Both, one after the other' }
  const choice = (side: Side, text: string) => (
    <label
      key={side}
      className={classes(
        'conflict__choice grid gap-2 content-start pt-3 px-3.5 pb-3.5 cursor-pointer hover:bg-(--wash)',
        side === 'both' && 'conflict__both',
        chosen === side && 'is-on',
      )}
    >
      <span className="conflict__who flex items-center gap-2 text-sm font-[550]">
        <RadioInput name={`conflict-${label}`} checked={chosen === side} onChange={() => onChoose(side)} />
        {words[side]}
      </span>
      {side !== 'both' && (
        <span className="leading-[1.6] whitespace-pre-wrap max-h-80 overflow-auto">
          {side === 'base' ? text || '–' : <DiffWords before={base} after={text} />}
        </span>
      )}
    </label>
  )
  return (
    <fieldset className="conflict grid grid-cols-3 border border-line-2 rounded-sm mb-4 overflow-hidden max-md:grid-cols-[minmax(0,1fr)]">
      <legend className="col-span-full py-2 px-3.5 [font:600_var(--f13)_/_1.4_var(--font-sans)] tracking-[0] bg-(--wash) border-b border-b-line [float:left] w-full">
        {label}
      </legend>
      {sides.map(({ side, text }) => choice(side, text))}
      {joins && choice('both', '')}
    </fieldset>
  )
}
