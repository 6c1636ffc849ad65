import { EmptyState } from '@northlight/ui/kit/empty-state.tsx'
import { SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from './button.tsx'
import { Icon, type SignName } from './icon.tsx'

/** Nothing here: what is missing, and the next act. */
export const Empty = ({
  icon = 'page',
  title,
  children,
  acts,
}: {
  icon?: SignName
  title: string
  children?: ReactNode
  acts?: ReactNode
}) => (
  <div className="empty">
    <EmptyState
      className="justify-items-center px-6 text-center"
      art={<Icon name={icon} size={32} className="text-bronze" />}
      title={title}
      action={acts && <div className={actsLook}>{acts}</div>}
    >
      {children}
    </EmptyState>
  </div>
)

const actsLook = 'flex flex-wrap justify-center gap-2'

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
 * Reading failed and there is nothing to show. What was read before stays when it cannot be read again, because
 * somebody may be writing in it; the frame says that it may be old (`old-strip.tsx`). It goes once it is no longer
 * there for anyone who looks. A dialogue covers the frame: there every failure is shown.
 */
export const isLost = ({ error, data }: { error: unknown; data?: unknown }): boolean =>
  Boolean(error) && (data === undefined || isNowhere(error))

const sentenceOf = (error: unknown) => (error instanceof Error && error.message ? error.message : 'An error occurred.')
const numberOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : undefined

/** What went wrong, what is kept, and the number that helps anyone who looks into it. */
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
      <EmptyState
        className="justify-items-center px-6 text-center"
        art={<Icon name="offline" size={32} className="text-bronze" />}
        title={title}
        action={
          (onRetry || acts) && (
            <div className={actsLook}>
              {onRetry && <Button onClick={onRetry}>Try again</Button>}
              {acts}
            </div>
          )
        }
      >
        {sentenceOf(error)}
        {number && <p className="mt-2 text-xs">Number of the request: {number}</p>}
      </EmptyState>
    </div>
  )
}

/** Lines of the size of what comes. */
export const Skeleton = ({ lines = 6, label = 'Loading' }: { lines?: number; label?: string }) => (
  <div className="skeletons px-(--pad) py-6 [.section_&]:px-0" role="status" aria-label={label}>
    <SkeletonLines lines={lines} className="skeleton" lineClassName="h-8" />
  </div>
)
