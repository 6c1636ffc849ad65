import { isApiError, sentenceOf } from '../../platform/api/client.ts'
import { Note } from '../../ui/note.tsx'

/** What the server says of single fields, by their names: the first sentence of each. */
export const wrongFields = (failure: unknown): Record<string, string | undefined> =>
  isApiError(failure)
    ? Object.fromEntries(Object.entries(failure.errors ?? {}).map(([name, sentences]) => [name, sentences[0]]))
    : {}

/** What is wrong with the whole; nothing where it is said beside a field of this form. */
export function FormTrouble({ failure, fields }: { failure: unknown; fields: readonly string[] }) {
  if (!failure || fields.some((name) => wrongFields(failure)[name] !== undefined)) return null
  return <Note tone="bad">{sentenceOf(failure)}</Note>
}
