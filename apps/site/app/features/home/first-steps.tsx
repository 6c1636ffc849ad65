import { Band } from '@northlight/ui/kit/band.tsx'
import { CourseChooser } from './course-chooser.tsx'
import type { HomeData } from './load-home.ts'
import { SampleQuestion } from './sample-question.tsx'

/** What a visitor can do at once: answer a question, or find the course for a class and a goal. */
export function FirstSteps({ data: { sample, choices, asked } }: { data: HomeData }) {
  const hasChoices = choices.classes.length > 0
  if (!sample && !hasChoices) return null
  return (
    <Band ground="white">
      {/* There is nothing to press on paper. */}
      <div className="grid gap-x-columns gap-y-8 menu:grid-cols-[1.5fr_1fr]" data-noprint>
        {sample && <SampleQuestion sample={sample} />}
        {hasChoices && <CourseChooser choices={choices} asked={asked} />}
      </div>
    </Band>
  )
}
