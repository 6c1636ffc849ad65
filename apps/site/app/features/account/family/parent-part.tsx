import { ParentFields } from './parent-fields.tsx'

/** The heading of a part of the sign-up form. */
export const legend = 'mb-4 block font-serif text-h4 leading-card'

type ParentField = 'parent_name' | 'parent_email' | 'parent_phone'
type ParentPartProps = {
  title: string
  field: (name: ParentField) => { name: string; error: string | undefined }
  /** Without a script nobody here knows the age; the server asks anyone who needs a parent. */
  isOptional?: boolean
}

/** Of a student under 18: who must agree. */
export function ParentPart({ title, field, isOptional }: ParentPartProps) {
  return (
    <fieldset className="border-t border-line-2 pt-6">
      <legend className={`${legend} float-left mb-2 w-full`}>{title}</legend>
      <p className="clear-both mb-5 text-sm text-ink-2">
        The law asks a parent to agree before you take a test here. We send them the question; until they answer, you
        can look around.
      </p>
      <ParentFields
        fields={{ name: field('parent_name'), email: field('parent_email'), phone: field('parent_phone') }}
        isOptional={isOptional}
      />
    </fieldset>
  )
}
