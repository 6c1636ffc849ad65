import { classes } from '@northlight/ui/classes.ts'
import { Pagination } from '@northlight/ui/kit/pagination.tsx'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import type { ReactNode } from 'react'

type Page<Item> = { data: Item[]; meta: { total: number; per_page: number; current_page: number } }
type Props<Item> = {
  read: { status: 'loading' | 'ready' | 'failed'; value: Page<Item> | undefined; retry: () => unknown }
  /** "Eleven tests", above the list. */
  title: (count: number) => string
  path: string
  empty: ReactNode
  row: (item: Item) => ReactNode
  /** How the lines stand; one below the other unless said otherwise. */
  listClassName?: string
}

/** One page of a person's own list: waiting, failed, empty or filled, always of about the same size. */
export function EnrolledList<Item>({ read, title, path, empty, row, listClassName }: Props<Item>) {
  if (read.status === 'failed')
    return (
      <div className="min-h-72">
        <TryAgainLine retry={read.retry} />
      </div>
    )
  if (!read.value) return <EnrolledWaiting />
  const { data, meta } = read.value
  if (meta.total === 0) return empty
  return (
    <>
      <h2 className="text-h3">{title(meta.total)}</h2>
      <ul className={classes('mt-5', listClassName)}>{data.map(row)}</ul>
      <Pagination
        className="mt-10"
        label="Pages of the list"
        total={meta.total}
        perPage={meta.per_page}
        current={meta.current_page}
        href={(page) => `${path}?page=${page}`}
      />
    </>
  )
}

export function EnrolledWaiting() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <p role="status" className="sr-only">
        One moment
      </p>
      <Skeleton className="h-9 w-48" />
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} className="h-18" />
      ))}
    </div>
  )
}
