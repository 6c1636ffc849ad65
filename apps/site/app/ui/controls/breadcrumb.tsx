import { classes } from '@northlight/ui/classes.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Fragment } from 'react'

/** From the top down; the last one is this page and needs no address. Home is added by itself. */
export type Trail = ReadonlyArray<readonly [label: string, to?: string]>

export function Breadcrumb({ trail, className }: { trail: Trail; className?: string }) {
  const { say } = useWords()
  const steps: Trail = [[say('Home'), '/'], ...trail]
  return (
    <nav aria-label={say('You are here')} className={className} data-noprint>
      <ol className="flex flex-wrap gap-x-2 gap-y-0.5 text-xs">
        {steps.map(([label, to], index) => {
          const isHere = index === steps.length - 1
          return (
            <Fragment key={to ?? label}>
              {index > 0 && (
                <li aria-hidden="true" className="flex min-h-8 items-center opacity-70">
                  ›
                </li>
              )}
              <li className="flex min-h-8 min-w-0 items-center">
                {to && !isHere ? (
                  <Link
                    to={to}
                    className="py-1.5 text-inherit no-underline opacity-85 hover:underline hover:opacity-100"
                  >
                    {label}
                  </Link>
                ) : (
                  <span aria-current={isHere ? 'page' : undefined} className={classes(isHere && 'line-clamp-1')}>
                    {label}
                  </span>
                )}
              </li>
            </Fragment>
          )
        })}
      </ol>
    </nav>
  )
}
