import { Icon } from '@northlight/ui/kit/icon.tsx'
import { downloadIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

type Props = { classes: readonly string[]; syllabuses: readonly string[] }

/** One file for each class and board, free and without a form. The server makes it when it is first asked for. */
export function SyllabusFiles({ classes, syllabuses }: Props) {
  const { say } = useWords()
  const named = (schoolClass: string) => say('Class {number}', { number: schoolClass.replace(/\D+$/, '') })
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-3" data-noprint>
      {classes.map((schoolClass) => (
        <li key={schoolClass}>
          <h3 className="mb-2 text-h4">{named(schoolClass)}</h3>
          <ul className="border-t border-line-2">
            {syllabuses.map((board) => (
              <li key={board} className="border-b border-line-2">
                <a
                  href={`/storage/syllabus/${encodeURIComponent(`${schoolClass}_${board}`)}.zip`}
                  download
                  className="flex min-h-11 items-center gap-2.5 py-2"
                >
                  <Icon path={downloadIcon} size={18} className="text-bronze" />
                  {board}
                  <span className="sr-only">, {named(schoolClass)}</span>
                  <span className="text-sm text-ink-2">ZIP</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
