import { AIDS, type Aid } from '@northlight/exam/aids/aids'
import { Check } from '../../ui/check.tsx'
import { Section } from '../../ui/section.tsx'

const words: Record<Aid, string> = {
  strike_out: 'Options can be struck out',
  notes: 'Notes beside each question',
  hidden_clock: 'The clock can be hidden until five minutes are left',
  contrast: 'High contrast',
  calculator: 'A calculator',
}

/** What the screen of the test offers besides; nothing of it changes an answer or a mark. */
export function PackAids({ aids, onChange }: { aids: Aid[]; onChange: (aids: Aid[]) => void }) {
  return (
    <Section title="On the screen of the test">
      <div className="form">
        {AIDS.map((aid) => (
          <Check
            key={aid}
            checked={aids.includes(aid)}
            onChange={({ currentTarget }) =>
              onChange(AIDS.filter((one) => (one === aid ? currentTarget.checked : aids.includes(one))))
            }
          >
            {words[aid]}
          </Check>
        ))}
      </div>
    </Section>
  )
}
