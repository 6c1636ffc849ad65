import { contrastOf } from '@northlight/contract/colours'
import { useId } from 'react'
import { FieldFrame } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { failing, isColour, pairsOf } from './contrast.ts'

type Colours = { night: string; gold: string }
type Props = { colours: Colours; before: Colours; onChange: (colours: Colours) => void }

const names: [keyof Colours, string, string][] = [
  ['night', 'Night', 'heads, buttons'],
  ['gold', 'Gold', 'accent, focus'],
]

/** Both colours, and whether every pair they are used in can be read, counted while one types. */
export function ColoursPage({ colours, before, onChange }: Props) {
  const id = useId()
  const isWhole = isColour(colours.night) && isColour(colours.gold)
  const bad = failing(colours)
  return (
    <>
      <div className="grid grid-cols-[repeat(3,1fr)] gap-y-4 gap-x-5 max-md:grid-cols-[1fr_1fr]">
        {names.map(([key, label, where]) => (
          <FieldFrame
            key={key}
            id={`${id}-${key}`}
            label={label}
            hint={colours[key] === before[key] ? where : `${where}, was ${before[key]}`}
            error={isColour(colours[key]) ? undefined : 'Write a colour as #1b2a4a.'}
          >
            <div className="colours__input relative">
              <span
                className="absolute left-2 top-2 w-5 h-[calc(var(--ctl)_-_16px)] rounded-[4px] border border-line-2 max-menu:top-2.5 max-menu:h-6"
                style={{ background: isColour(colours[key]) ? colours[key] : 'transparent' }}
                aria-hidden="true"
              />
              <input
                id={`${id}-${key}`}
                className="input mono"
                value={colours[key]}
                maxLength={7}
                spellCheck={false}
                onChange={(event) => onChange({ ...colours, [key]: event.target.value.trim() })}
              />
            </div>
          </FieldFrame>
        ))}
      </div>
      <h3 className="mt-2">Can it be read?</h3>
      <p className="small muted">Every pair the site uses. Text wants 4.5, large text and edges 3.</p>
      {isWhole && (
        <div className="table-wrap">
          <table className="table">
            <caption className="sr-only">Pairs of colours</caption>
            <thead>
              <tr>
                <th scope="col">Pair</th>
                <th scope="col">Where</th>
                <th scope="col" className="at-end">
                  Wanted
                </th>
                <th scope="col" className="at-end">
                  Now
                </th>
                <th scope="col">Verdict</th>
              </tr>
            </thead>
            <tbody>
              {pairsOf(colours).map(({ name, where, wanted, text, ground }) => {
                const now = contrastOf(text, ground)
                const isGood = now >= wanted
                return (
                  <tr key={name}>
                    <th scope="row">
                      <span
                        className="pair-sample"
                        style={{ '--fg': text, '--bg': ground } as Record<string, string>}
                        aria-hidden="true"
                      />
                      {name}
                    </th>
                    <td>{where}</td>
                    <td className="at-end">{wanted}</td>
                    <td className="at-end">{Math.floor(now * 10) / 10}</td>
                    <td>
                      <StateWord icon={isGood ? 'tick' : 'cross'} tone={isGood ? 'good' : 'bad'}>
                        {isGood ? 'good' : 'cannot be read'}
                      </StateWord>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {bad.length > 0 && (
        <Note
          tone="bad"
          acts={
            <button type="button" className="link" onClick={() => onChange(before)}>
              As it was
            </button>
          }
        >
          {bad.map(({ name }) => name).join(', ')} cannot be read. Choose a darker night or another gold.
        </Note>
      )}
    </>
  )
}
