import { pageWindow } from '@northlight/ui/kit/page-window.ts'
import { Select } from '@northlight/ui/kit/select.tsx'
import { Icon } from './icon.tsx'

type Props = {
  page: number
  perPage: number
  total: number
  isMore?: boolean
  words: readonly [string, string]
  onPage: (page: number) => void
  onPerPage?: (perPage: number) => void
}

const figures = new Intl.NumberFormat('en-IN')
export const pageSizes = [25, 50, 100]

/** First, last, the one here and its neighbours; a gap where some are left out. */
export const pagesShown = (page: number, last: number): (number | 'gap')[] => {
  const { pages } = pageWindow({ total: last, perPage: 1, maxShown: 3, current: page })
  const near = pages.filter((one) => Math.abs(one - page) <= 1)
  const wanted = [...new Set([1, ...near, last])]
  return wanted.flatMap((one, index) =>
    index > 0 && one - (wanted[index - 1] ?? one) > 1 ? (['gap', one] as const) : [one],
  )
}

export const rangeText = ({
  page,
  perPage,
  total,
  isMore,
  words,
}: Pick<Props, 'page' | 'perPage' | 'total' | 'isMore' | 'words'>) => {
  if (total === 0) return `No ${words[1]}`
  const from = (page - 1) * perPage + 1
  return `${figures.format(from)}–${figures.format(Math.min(total, page * perPage))} of ${figures.format(total)}${isMore ? '+' : ''} ${total === 1 ? words[0] : words[1]}`
}

export function Pager({ page, perPage, total, isMore, words, onPage, onPerPage }: Props) {
  const last = Math.max(1, Math.ceil(total / perPage))
  return (
    <div className="pager">
      <span>{rangeText({ page, perPage, total, isMore, words })}</span>
      {onPerPage && (
        <label className="desk-only">
          <span className="sr-only">Rows a page</span>
          <Select
            isBare
            className="min-h-7.5 cursor-pointer border-0 bg-transparent text-inherit"
            value={perPage}
            onChange={(event) => onPerPage(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size} a page
              </option>
            ))}
          </Select>
        </label>
      )}
      {last > 1 && (
        <nav aria-label="Pages" className="ml-auto">
          <ol>
            <li>
              <button type="button" aria-label="Page before" disabled={page <= 1} onClick={() => onPage(page - 1)}>
                <Icon name="chevronLeft" size={14} />
              </button>
            </li>
            {pagesShown(page, last).map((one, index) => (
              <li key={one === 'gap' ? `gap-${index}` : one}>
                {one === 'gap' ? (
                  <span className="grid place-items-center min-w-6 h-7.5">…</span>
                ) : (
                  <button
                    type="button"
                    aria-current={one === page ? 'page' : undefined}
                    aria-label={`Page ${one}`}
                    onClick={() => onPage(one)}
                  >
                    {one}
                  </button>
                )}
              </li>
            ))}
            <li>
              <button type="button" aria-label="Page after" disabled={page >= last} onClick={() => onPage(page + 1)}>
                <Icon name="chevronRight" size={14} />
              </button>
            </li>
          </ol>
        </nav>
      )}
    </div>
  )
}
