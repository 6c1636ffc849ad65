import type { PaperBuildView } from '@northlight/contract/office/papers'
import { Link } from 'react-router'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { momentText } from '../../ui/time.tsx'

/** Whether a colleague has read the keys. They are confirmed where they are read, because this page shows none. */
export function PaperKeys({ paper: { id, last_key_change, confirmed, may_confirm } }: { paper: PaperBuildView }) {
  return (
    <Section title="Keys">
      {confirmed?.is_current ? (
        <p className="small">
          Read by {confirmed.by ?? 'a colleague'}, {momentText(confirmed.at)}.
        </p>
      ) : (
        <Note
          tone="due"
          acts={
            may_confirm && (
              <Link className="link" to={`/papers/${id}/print?keys`}>
                Read the keys
              </Link>
            )
          }
        >
          {may_confirm
            ? 'Nobody has confirmed the keys of this paper as it is now. You confirm them below the last key.'
            : 'You built this version: a colleague has to read its keys.'}
          {last_key_change && ` A key was last changed ${momentText(last_key_change.at)}.`}
        </Note>
      )}
    </Section>
  )
}
