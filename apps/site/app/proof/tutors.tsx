import type { StaffView } from '@northlight/contract/content/people'
import { Picture } from '../ui/picture.tsx'

export type Tutor = Pick<
  StaffView,
  'slug' | 'name' | 'designation' | 'subject' | 'qualification' | 'experience_years' | 'image' | 'image_alt'
>

export const tutorOf = (staff: Tutor): Tutor => ({
  slug: staff.slug,
  name: staff.name,
  designation: staff.designation,
  subject: staff.subject,
  qualification: staff.qualification,
  experience_years: staff.experience_years,
  image: staff.image,
  image_alt: staff.image_alt,
})

const years = (count: number | null) => (count === null ? '' : `${count} ${count === 1 ? 'year' : 'years'} of teaching`)

/** Who teaches, with what the law asks to be told about them. */
export function Tutors({ tutors }: { tutors: readonly Tutor[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {tutors.map((tutor) => (
        <li key={tutor.slug} className="grid grid-cols-[80px_1fr] items-end gap-4.5">
          <Picture
            src={tutor.image}
            alt=""
            width={80}
            height={93}
            box={96}
            className="aspect-6/7 w-20 rounded-lg object-cover"
          />
          <span className="min-w-0">
            <b className="block font-serif text-[1.1875rem] leading-[1.2] font-medium">{tutor.name}</b>
            <span className="block text-sm font-medium text-bronze">{tutor.subject || tutor.designation}</span>
            <small className="block text-ink-2">
              {[tutor.qualification, years(tutor.experience_years)].filter(Boolean).join(' · ')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
