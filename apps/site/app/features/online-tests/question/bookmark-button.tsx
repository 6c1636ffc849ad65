import { classes } from '@northlight/ui/classes.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { starIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { toast } from '../../../ui/toasts/toast.ts'

type Props = { version: number; number: number; bookmark: number | null; onChange?: (bookmark: number | null) => void }

/** Keeps a question for later, or lets it go. */
export function BookmarkButton({ version, number, bookmark, onChange }: Props) {
  const { say } = useWords()
  const [kept, setKept] = useState(bookmark)
  const { act, pending } = useAct({
    onFailed: () => toast.error(say('That could not be saved. Check your connection and try again.')),
  })

  const change = () =>
    act(
      async () => (kept === null ? keep(version) : forget(kept)),
      (next) => {
        setKept(next)
        onChange?.(next)
      },
    )

  return (
    <button
      type="button"
      aria-pressed={kept !== null}
      disabled={pending}
      onClick={change}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-bronze"
    >
      <Icon path={starIcon} size={18} className={classes('text-bronze', kept !== null && 'fill-gold')} />
      {say('Bookmark')}
      <span className="sr-only"> {say('question {number}', { number })}</span>
    </button>
  )
}

const keep = async (question: number) => (await (await browserClient()).post('/bookmarks', { question })).id

const forget = async (id: number) => {
  await (await browserClient()).delete('/bookmarks/{id}', { params: { id } })
  return null
}
