import type { BlogCommentView } from '@northlight/contract/content/articles'
import { indianDay, shownDate } from '@northlight/contract/dates'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Pagination } from '@northlight/ui/kit/pagination.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../../../platform/api/use-read.ts'
import { island } from '../../../platform/islands/island.tsx'
import { useNear } from '../../../platform/loading/use-near.ts'
import { useQuery } from '../../../platform/navigation/place.ts'
import { CommentForm } from './comment-form.tsx'

const perPage = 12

/** What readers wrote, newest first, once someone has approved it. Fetched when the reader comes near. */
function CommentsView({ articleId }: { articleId: number }) {
  const search = useQuery()
  const asked = Math.max(1, Math.trunc(Number(search.get('commentPage'))) || 1)
  // A page past the end is the last one, as in every list; how many there are is known after the first answer.
  const [last, setLast] = useState(999_999)
  const page = Math.min(asked, last)
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const { status, value, retry } = useRead(
    `${articleId}:${page}`,
    (client) =>
      client.get('/blog/comment/{blog_id}/paginate', {
        params: { blog_id: articleId },
        query: { total: perPage, page },
      }),
    isNear,
  )
  useEffect(() => setLast(value?.meta.last_page ?? 999_999), [value])
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView({ block: 'start' })
  }, [asked])

  return (
    <section
      ref={section}
      id="comments"
      aria-labelledby="comments-heading"
      className="wrap grid scroll-mt-24 gap-x-16 gap-y-12 py-section menu:grid-cols-2 print:hidden"
    >
      {/* Before the list, which grows when it is read: nobody's field moves away under the finger. */}
      <CommentForm key={articleId} articleId={articleId} />
      <div className="min-w-0">
        <h2 ref={title} id="comments-heading" tabIndex={-1} className="mb-6 scroll-mt-24 text-h3">
          Comments{value && value.meta.total > 0 ? ` (${value.meta.total})` : ''}
        </h2>
        <p className="hidden text-ink-2 noscript:block">
          Comments need JavaScript and a connection. <Link to="">Load the page again</Link>
        </p>
        {status === 'failed' && <TryAgainLine retry={retry} />}
        {status === 'loading' && !value && <Waiting />}
        {value && (
          <div aria-busy={status === 'loading' || undefined}>
            {value.meta.total === 0 ? (
              <p className="text-ink-2">No comments yet. Yours could be the first.</p>
            ) : (
              <>
                <ol className="border-b border-line-2">
                  {value.data.map((comment) => (
                    <Comment key={comment.id} comment={comment} />
                  ))}
                </ol>
                <Pagination
                  total={value.meta.total}
                  perPage={perPage}
                  current={page}
                  href={(to) => (to === 1 ? '?#comments' : `?commentPage=${to}#comments`)}
                  label="Pages of comments"
                  previousLabel="Newer"
                  nextLabel="Older"
                  preventScrollReset
                  className="mt-6"
                />
              </>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

function Comment({ comment }: { comment: BlogCommentView }) {
  return (
    <li className="border-t border-line-2 py-5">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <b>{textOf(comment.name)}</b>
        <time dateTime={indianDay(comment.created_at)} className="text-xs text-ink-2">
          {shownDate(comment.created_at)}
        </time>
      </p>
      <p className="mt-1.5 wrap-break-word whitespace-pre-line text-ink-2">{textOf(comment.comment ?? '')}</p>
    </li>
  )
}

/** Comments leave the API escaped; here they become text again and are shown as nothing but text. */
const textOf = (escaped: string): string =>
  new DOMParser().parseFromString(escaped, 'text/html').documentElement.textContent ?? ''

function Waiting() {
  return (
    <div aria-busy="true" className="noscript:hidden">
      <span className="sr-only">Loading the comments</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="border-t border-line-2 py-5">
          <SkeletonLines lines={3} />
        </div>
      ))}
    </div>
  )
}

export const Comments = island('comments', CommentsView, 'near')
