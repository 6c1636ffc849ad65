import { ButtonLink, MoreLink } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { applicationPath, registrationPath } from '../paths.ts'

const doors = [
  {
    to: '/admission/class-8-9-10',
    title: 'Classes 8, 9 and 10',
    text: 'Foundation, boards and weekend batches, beside school. Free, four steps, no test needed.',
    action: 'Apply for Classes 8 to 10',
  },
  {
    to: '/admission/puc',
    title: 'Class 11 and 1st PUC',
    text: 'The two-year programmes, day scholar or residential, and the afternoon and evening batches.',
    action: 'Apply for Class 11 or PUC',
  },
] as const

/** The ways in: a sitting of the aptitude test, or the form of the class. */
export function ApplyNow() {
  const { say } = useWords()
  return (
    <div className="grid gap-4 sm:gap-6 menu:grid-cols-[1.15fr_1fr_1fr]">
      <Card ground="night" className="flex flex-col gap-3">
        <h3>{say('The aptitude test')}</h3>
        <p className="text-on-night-2 max-sm:text-sm">
          {say(
            'For Classes 7 to 10. Choose a test date on a campus or take the test at home, pay the fee, and get the hall ticket by e-mail. A good mark reduces the tuition fee.',
          )}
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-2">
          <ButtonLink to={registrationPath} variant="gold" size="lg" className="max-sm:w-full">
            {say('Register for the test')}
          </ButtonLink>
          <MoreLink to={applicationPath} className="border-line-night! text-on-night!">
            {say('Already registered?')}
          </MoreLink>
        </p>
      </Card>
      {doors.map((door) => (
        <Card key={door.to} className="flex flex-col gap-2 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 sm:gap-3">
          <h3 className="max-sm:sr-only">{say(door.title)}</h3>
          <p className="text-ink-2 max-sm:order-2 max-sm:text-sm">{say(door.text)}</p>
          <p className="mt-auto sm:pt-2">
            <ButtonLink to={door.to} variant="line" size="lg" className="w-full">
              {say(door.action)}
            </ButtonLink>
          </p>
        </Card>
      ))}
    </div>
  )
}
