import { telephoneLink, useRootData } from '../shell/institute.ts'
import { Card } from '../ui/card.tsx'
import { ButtonLink, Link } from '../ui/link.tsx'

const doors = [
  {
    to: '/admission/class-8-9-10',
    title: 'Classes 8, 9 and 10',
    text: 'Foundation, boards and weekend batches, beside school.',
    action: 'Apply for Classes 8 to 10',
  },
  {
    to: '/admission/puc',
    title: 'Class 11 and 1st PUC',
    text: 'The two-year programmes, day scholar or residential, and the afternoon and evening batches.',
    action: 'Apply for Class 11 or PUC',
  },
]

/** How to apply today: the form of the class. A sitting of the test is agreed on the phone. */
export function ApplyNow() {
  const { institute } = useRootData()
  const [phone] = institute.phones
  return (
    <>
      <div className="grid gap-6 md:grid-cols-2">
        {doors.map((door) => (
          <Card key={door.to} className="flex flex-col gap-3">
            <h3>{door.title}</h3>
            <p className="text-ink-2">{door.text}</p>
            <p className="mt-auto pt-2">
              <ButtonLink to={door.to} size="lg" className="max-sm:w-full">
                {door.action}
              </ButtonLink>
            </p>
          </Card>
        ))}
      </div>
      <p className="mt-6 max-w-[68ch] text-ink-2">
        Registration for a sitting of the aptitude test is not taken on this page yet. Send the form of your class and
        name the sitting you would like when we ring you
        {phone && (
          <>
            , or ring <Link to={telephoneLink(phone.number)}>{phone.number}</Link>
          </>
        )}
        . The fee of the test is paid only when the sitting is fixed.
      </p>
    </>
  )
}
