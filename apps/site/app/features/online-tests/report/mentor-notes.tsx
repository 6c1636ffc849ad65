import { shownDate } from '@northlight/contract/dates'
import type { FullReportView } from '@northlight/contract/results/report-views'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** What a person wrote, with the name under it. */
export function MentorNotes({ notes }: { notes: FullReportView['notes'] }) {
  const { language } = useWords()
  return (
    <div className="mt-8 grid gap-5">
      {notes.map((note) => (
        <figure key={note.id} className="border-l-2 border-gold-3 pl-5">
          <blockquote className="grid gap-3 text-md leading-[1.55] whitespace-pre-line">{note.text}</blockquote>
          <figcaption className="mt-3 text-sm leading-[1.35]">
            <b className="block">{note.by.name}</b>
            <span className="text-ink-2">
              {note.by.title ? `${note.by.title}, ` : ''}
              {shownDate(note.at, language)}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
