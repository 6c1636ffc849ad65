import { sentenceOf } from '../../platform/api/client.ts'
import { wrongFields } from '../../platform/api/wrong-fields.ts'
import { Note } from '../../ui/note.tsx'

/** What is wrong with the whole; nothing where it is said beside a field of this form. */
export function FormTrouble({ failure, fields }: { failure: unknown; fields: readonly string[] }) {
  if (!failure || fields.some((name) => wrongFields(failure)[name] !== undefined)) return null
  return <Note tone="bad">{sentenceOf(failure)}</Note>
}
