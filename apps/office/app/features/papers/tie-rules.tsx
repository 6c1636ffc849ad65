import type { TieRule } from '@northlight/exam/results/ranks'
import { Select } from '@northlight/ui/kit/select.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { newTie, type TieDraft } from './pack-draft.ts'

const words: Record<TieRule['by'], string> = {
  subject_marks: 'more marks in a subject',
  wrong_to_right: 'fewer wrong to right',
  positive_marks: 'more marks for right answers',
  older: 'age, the older first',
}

type Props = {
  ties: TieDraft[]
  subjects: string[]
  errors: Record<string, string[]>
  onChange: (ties: TieDraft[]) => void
}

const needsSubject = (by: TieRule['by']) => by === 'subject_marks' || by === 'wrong_to_right'

/** How equal marks are told apart, one rule after the other. */
export function TieRules({ ties, subjects, errors, onChange }: Props) {
  const change = (at: number, more: Partial<TieDraft>) =>
    onChange(ties.map((tie, place) => (place === at ? { ...tie, ...more } : tie)))
  const swap = (at: number) =>
    onChange(
      ties.map((tie, place) => (place === at ? (ties[at - 1] ?? tie) : place === at - 1 ? (ties[at] ?? tie) : tie)),
    )
  return (
    <Section title="Equal marks">
      <ol className="ties grid gap-2 mt-0 mx-0 mb-2.5 p-0 list-none [&_li]:grid [&_li]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_72px] [&_li]:gap-2 [&_li]:items-center">
        {ties.map((tie, at) => (
          <li key={tie.id}>
            <Select
              aria-label={`Rule ${at + 1}`}
              value={tie.by}
              onChange={(event) => change(at, { by: event.target.value as TieRule['by'] })}
            >
              {Object.entries(words).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            {needsSubject(tie.by) && (
              <Select
                aria-label={`Subject of rule ${at + 1}`}
                value={tie.subject}
                onChange={(event) => change(at, { subject: event.target.value })}
              >
                <option value="">{tie.by === 'subject_marks' ? 'Choose a subject' : 'in the whole paper'}</option>
                {[...new Set([...subjects, tie.subject])].filter(Boolean).map((subject) => (
                  <option key={subject}>{subject}</option>
                ))}
              </Select>
            )}
            <span className="ties-acts">
              {at > 0 && (
                <IconButton
                  small
                  icon="chevronUp"
                  label={`Rule ${at + 1} before rule ${at}`}
                  onClick={() => swap(at)}
                />
              )}
              <IconButton
                small
                icon="minus"
                label={`Take rule ${at + 1} away`}
                onClick={() => onChange(ties.filter((_, place) => place !== at))}
              />
            </span>
            {errors[`ties.${at}.subject`] && <span className="err">{errors[`ties.${at}.subject`]?.[0]}</span>}
          </li>
        ))}
      </ol>
      <p className="small muted">
        {ties.length === 0
          ? 'Without a rule equal marks share a rank.'
          : 'Tried from the first to the last; whoever none of them tells apart shares a rank.'}
      </p>
      <Button small icon="plus" onClick={() => onChange([...ties, newTie()])}>
        One more rule
      </Button>
    </Section>
  )
}
