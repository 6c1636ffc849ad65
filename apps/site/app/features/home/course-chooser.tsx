import { pathIn } from '@northlight/contract/words/language-paths'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Asked, choicesOf } from '../courses/list/course-fit.ts'

type Props = { choices: ReturnType<typeof choicesOf>; asked: Asked }

/** Class and goal in, courses out: a form by address, so that it works without scripts and can be sent on. */
export function CourseChooser({ choices: { classes, goals }, asked }: Props) {
  const { language, say, stored } = useWords()
  return (
    <div className="self-start rounded-lg bg-paper-2 p-5">
      <h2 id="chooser" className="text-h3">
        {say('Which course is right for you?')}
      </h2>
      <form
        method="get"
        action={pathIn(language, '/#courses')}
        aria-labelledby="chooser"
        className="mt-3 grid grid-cols-2 items-end gap-3 menu:grid-cols-1 menu:gap-4"
      >
        <SelectField
          name="class"
          label={say('Class now')}
          options={classes.map(({ value, label }) => ({ value, label: stored(label) }))}
          placeholder={say('Choose a class')}
          required
          defaultValue={asked.studyClass ?? undefined}
        />
        <SelectField
          name="goal"
          label={say('Goal')}
          options={[
            { value: '', label: say('Not decided') },
            ...goals.map(({ value, label }) => ({ value, label: stored(label) })),
          ]}
          defaultValue={asked.goal ?? ''}
        />
        <SubmitButton className="col-span-full">{say('Show my courses')}</SubmitButton>
      </form>
    </div>
  )
}
