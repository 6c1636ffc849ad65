import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Portrait } from '../../../ui/cards/portrait.tsx'
import { between, type Person } from './person.ts'

/** Who teaches, with what the law asks to be told about them. */
export function Tutors({ tutors }: { tutors: readonly Person[] }) {
  const { inEnglish, say } = useWords()
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {tutors.map((tutor) => (
        <li key={tutor.slug} className="grid grid-cols-[80px_1fr] items-end gap-4.5">
          <Portrait src={tutor.image} box={96} className="w-20" />
          <span className="min-w-0">
            <b {...inEnglish} className="block font-serif text-title leading-heading font-medium">
              {tutor.name}
            </b>
            <span className="block text-sm font-medium text-bronze">
              <Stored text={tutor.subject || tutor.post} />
            </span>
            <small className="block text-ink-2">
              <span {...inEnglish}>{tutor.qualification}</span>
              {tutor.qualification && tutor.years && between}
              {tutor.years && say(tutor.years.text, { count: tutor.years.count })}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
