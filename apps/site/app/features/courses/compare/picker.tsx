import type { Text } from '@northlight/contract/words/catalogue'
import { pathIn } from '@northlight/contract/words/language-paths'
import { saidTitle } from '@northlight/contract/words/said-title'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { type Option, SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Chosen } from './chosen.ts'

/** As many as an address may hold. */
const labels: readonly Text[] = ['First course', 'Second course', 'Third course']

/** Three lists and a button: a form by address, so that it works without scripts and every comparison can be sent on. */
export function Picker({ options, chosen }: { options: readonly Option[]; chosen: readonly Chosen[] }) {
  const { language, say, stored } = useWords()
  // Each is named `Course, Branch` below its branch.
  const said = options.map((option) => ({
    ...option,
    label: saidTitle(option.label, { say, stored }),
    group: option.group && stored(option.group),
  }))
  return (
    <form
      method="get"
      action={pathIn(language, '/compare')}
      className="grid items-end gap-4 md:grid-cols-2 menu:grid-cols-[1fr_1fr_1fr_auto]"
      data-noprint
    >
      {labels.map((label, index) => {
        const one = chosen[index]
        const value = one ? `${one.branch}/${one.course}` : ''
        return (
          <SelectField
            // A fresh list when the address changed by other means.
            key={`${label} ${value}`}
            name="c"
            label={say(label)}
            options={said}
            defaultValue={value}
            placeholder={say('Choose a course')}
            optional={index > 1 || undefined}
          />
        )
      })}
      <SubmitButton>{say('Compare')}</SubmitButton>
    </form>
  )
}
