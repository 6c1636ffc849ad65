import { SubmitButton } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import type { Asked, choicesOf } from '../courses/list/course-fit.ts'

type Props = { choices: ReturnType<typeof choicesOf>; asked: Asked }

/** Class and goal in, courses out: a form by address, so that it works without scripts and can be sent on. */
export function CourseChooser({ choices: { classes, goals }, asked }: Props) {
  return (
    <div className="self-start rounded-lg bg-paper-2 p-5">
      <h2 id="chooser" className="text-h3">
        Which course is right for you?
      </h2>
      <form
        method="get"
        action="/#courses"
        aria-labelledby="chooser"
        className="mt-3 grid grid-cols-2 items-end gap-3 menu:grid-cols-1 menu:gap-4"
      >
        <SelectField
          name="class"
          label="Class now"
          options={classes}
          placeholder="Choose a class"
          required
          defaultValue={asked.studyClass ?? undefined}
        />
        <SelectField
          name="goal"
          label="Goal"
          options={[{ value: '', label: 'Not decided' }, ...goals]}
          defaultValue={asked.goal ?? ''}
        />
        <SubmitButton className="col-span-full">Show my courses</SubmitButton>
      </form>
    </div>
  )
}
