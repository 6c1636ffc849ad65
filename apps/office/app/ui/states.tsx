import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from './button.tsx'
import { Icon, type SignName } from './icon.tsx'

/** Nothing here: what is missing, and the next act. */
export function Empty({
  icon = 'page',
  title,
  children,
  acts,
}: {
  icon?: SignName
  title: string
  children?: ReactNode
  acts?: ReactNode
}) {
  return (
    <div className="empty">
      <Icon name={icon} size={32} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {acts && <div className="empty__a">{acts}</div>}
    </div>
  )
}

/** The same words for what is not there and for what the role does not show: nobody learns which of the two it is. */
export function Nowhere() {
  return (
    <Empty
      icon="search"
      title="There is nothing at this address"
      acts={
        <Link className={buttonClass({})} to="/">
          To today
        </Link>
      }
    >
      It may have been deleted, or your role does not show it.
    </Empty>
  )
}

/** Trying again helps nobody who may not see it. A second factor that has grown old is no such refusal: it has a code. */
export const isNowhere = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 404 || (error.status === 403 && !('code' in error && error.code)))

/**
 * Reading failed and there is nothing to show. What was read before stays when it cannot be read again, because somebody
 * may be writing in it; the frame says that it may be old (`old-strip.tsx`). It goes once it is no longer there for whoever
 * looks. A dialogue covers the frame: there every failure is shown.
 */
export const isLost = ({ error, data }: { error: unknown; data?: unknown }): boolean =>
  Boolean(error) && (data === undefined || isNowhere(error))

const sentenceOf = (error: unknown) => (error instanceof Error && error.message ? error.message : 'An error occurred.')
const numberOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : undefined

/** What went wrong, what is kept, and the number that helps whoever looks into it. */
export function Failure({
  error,
  onRetry,
  title = 'This could not be loaded',
  acts,
}: {
  error: unknown
  onRetry?: () => void
  title?: string
  /** What helps besides trying again. */
  acts?: ReactNode
}) {
  if (isNowhere(error)) return <Nowhere />
  const number = numberOf(error)
  return (
    <div className="empty" role="alert">
      <Icon name="offline" size={32} />
      <h2>{title}</h2>
      <p>{sentenceOf(error)}</p>
      {(onRetry || acts) && (
        <div className="empty__a">
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          {acts}
        </div>
      )}
      {number && <p className="tiny">Number of the request: {number}</p>}
    </div>
  )
}

const widths = [62, 48, 71, 55, 66, 43, 58, 69, 51, 64]

/** Lines of the size of what comes. */
export function Skeleton({ lines = 6, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div className="skeletons" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without content have nothing else
        <span key={at} className="skeleton" style={{ width: `${widths[at % widths.length]}%` }} />
      ))}
    </div>
  )
}
