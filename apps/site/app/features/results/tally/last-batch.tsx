import type { LastBatch as LastBatchView } from '@northlight/contract/content/courses'
import { classes } from '@northlight/ui/classes.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

const looks = {
  jee: { words: '{count} took a seat through JEE', box: 'bg-bronze text-white' },
  neet: { words: '{count} took a seat through NEET', box: 'bg-leaf text-white' },
  kcet: { words: '{count} took a seat through KCET', box: 'bg-night text-on-night' },
  other: { words: '{count} chose another course', box: 'bg-gold-2 text-ink inset-ring inset-ring-gold-3' },
  trying_again: { words: '{count} are trying once more', box: 'bg-white text-ink inset-ring inset-ring-line-2' },
  left: {
    words: '{count} left before the end',
    box: 'bg-[repeating-linear-gradient(135deg,#e7dfcb_0_4px,#f6f1e4_4px_8px)] text-ink',
  },
} as const
type Key = keyof typeof looks

/** Everyone who began, and where each of them went. Nobody is left out of the bar. */
export function LastBatch({ batch, place }: { batch: LastBatchView; place: string }) {
  const { say } = useWords()
  const parts = (Object.keys(looks) as Key[]).filter((key) => batch[key] > 0)
  const phrase = parts.map((key) => say(looks[key].words, { count: batch[key] }))
  return (
    <>
      <p className="max-w-[39em] text-ink-2">
        {say('{count} students began this course at {campus} in {month}. {finished} finished it in {end}.', {
          count: batch.students_began,
          campus: place,
          month: batch.began,
          finished: batch.students_finished,
          end: batch.finished_in,
        })}
      </p>
      <div
        role="img"
        aria-label={say('Of {count} students: {list}.', { count: batch.students_began, list: phrase.join(', ') })}
        className="mt-5 flex h-16 gap-0.75"
      >
        {parts.map((key) => (
          <span
            key={key}
            // The length is the number itself, which no class can know.
            style={{ flexGrow: batch[key] }}
            className={classes('grid min-w-6.5 basis-0 place-items-center rounded-sm', looks[key].box)}
          >
            <b className="font-serif text-figure leading-none font-medium figures">{batch[key]}</b>
          </span>
        ))}
      </div>
      <ul className="mt-3.5 flex flex-wrap gap-x-6 gap-y-1.5 text-xs text-ink-2">
        {parts.map((key, index) => (
          <li key={key} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={classes('size-3 shrink-0 rounded-[3px]', looks[key].box)} />
            {phrase[index]}
          </li>
        ))}
      </ul>
    </>
  )
}
