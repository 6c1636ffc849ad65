import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Step } from './steps.ts'

type Props<Name extends string> = {
  steps: readonly Step<Name>[]
  labels: Record<Name, string>
  values: Record<string, unknown>
  onChange: (step: number) => void
}

const shown = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name)
  return ''
}

/** Everything on one page before it is sent. Only with scripts: without them the fields themselves are all there. */
export function CheckStep<Name extends string>({ steps, labels, values, onChange }: Props<Name>) {
  const { say, stored } = useWords()
  return (
    <div className="grid gap-8">
      {steps.map(
        ({ title, fields }, index) =>
          fields.length > 0 && (
            <section key={title} aria-label={stored(title)}>
              <div className="flex items-baseline justify-between gap-4 border-b border-line-2 pb-2">
                <h3 className="text-h4">{stored(title)}</h3>
                <TextButton onClick={() => onChange(index)} className="text-sm">
                  {say('Change')}
                  <span className="sr-only"> {stored(title)}</span>
                </TextButton>
              </div>
              <dl>
                {fields.map(
                  (name) =>
                    shown(values[name]) && (
                      <div
                        key={name}
                        className="grid gap-x-6 border-b border-line py-2.5 text-sm sm:grid-cols-[14rem_1fr]"
                      >
                        <dt className="text-ink-2">{stored(labels[name])}</dt>
                        <dd className="font-medium wrap-anywhere whitespace-pre-line">{stored(shown(values[name]))}</dd>
                      </div>
                    ),
                )}
              </dl>
            </section>
          ),
      )}
    </div>
  )
}
