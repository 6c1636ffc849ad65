import type { QuestionImportView } from '@northlight/contract/office/question-imports'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { clockText } from '../../ui/time.tsx'

/** Something goes on behind the screen; it is asked for again until it is done. */
export const isWorking = (view: QuestionImportView | undefined): boolean =>
  view?.state === 'reading' || view?.state === 'applying'

export const ImportHead = ({ view }: { view: QuestionImportView }) => (
  <PageHead
    crumbs={[{ to: '/questions', label: 'Questions' }, { label: 'Import' }]}
    title="Import of questions"
    sub={
      <span>
        {view.file_name}, {Math.max(1, Math.round(view.bytes / 1024))} KB
      </span>
    }
    acts={
      <Link className={buttonClass({})} to="/questions/import">
        Another file
      </Link>
    }
  />
)

const Waits = ({ until }: { until: string }) => (
  <Note tone="due">A test is being written. Your file is kept, and read when it is over, at {clockText(until)}.</Note>
)

/** Still being read or taken, or refused as a whole. */
export const Unread = ({ view, onStop }: { view: QuestionImportView; onStop: () => void }) => (
  <>
    <ImportHead view={view} />
    <div className="section" role="status">
      {view.waits_until !== null && <Waits until={view.waits_until} />}
      {view.state === 'reading' && (
        <>
          {view.reason !== null && <Note tone="due">{view.reason}</Note>}
          {view.reason === null && view.waits_until === null && <Note>The file is being read.</Note>}
          <Skeleton lines={6} />
        </>
      )}
      {view.state === 'applying' && (
        <>
          {view.reason !== null && <Note tone="bad">{view.reason}</Note>}
          <Taking done={view.progress?.done ?? 0} total={view.progress?.total ?? 0} />
          <Button onClick={onStop}>Stop, and give me the rows back</Button>
        </>
      )}
      {view.state === 'failed' && <Note tone="bad">{view.reason} Nothing of it was stored.</Note>}
    </div>
  </>
)

const Taking = ({ done, total }: { done: number; total: number }) => (
  <>
    <Note>
      {done < total
        ? `${done} of ${total} questions are ready.`
        : `All ${total} questions are ready and are being put into the bank.`}{' '}
      You may leave this page: all of them are taken, or none.
    </Note>
    <progress
      className="w-[min(100%,_480px)] h-2.5 mt-3.5 [accent-color:var(--color-ink)]"
      max={total}
      value={done}
      aria-label="Questions that are ready"
    />
  </>
)
