import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { useTitle } from '../../ui/use-title.ts'
import { Logo } from './logo.tsx'

type Props = { title: string; institute?: string; demo?: boolean; wide?: boolean; children: ReactNode }

/** The frame before the office: one box on paper. */
export function Bare({ title, institute, demo, wide, children }: Props) {
  useTitle(title)
  return (
    <div className="grid [grid-template-rows:var(--top)_1fr_auto] min-h-[100vh] bg-paper">
      <header className="bare__top flex items-center justify-between py-0 px-4 bg-night text-on-night [&_a]:text-inherit [&_a]:no-underline [&_:focus-visible]:[outline-color:var(--color-gold)]">
        <a className="top__brand" href="/">
          <Logo name={institute} />
        </a>
        {demo && <span className="top__demo">Demo</span>}
      </header>
      <main className={classes('bare__box', wide && 'w-[min(100%_-_32px,_920px)]')} tabIndex={-1}>
        {children}
      </main>
      <footer className="p-4 text-center text-sm text-ink-2">
        <p>
          For staff. Students and parents <a href="/auth/sign-in">sign in here</a>.
        </p>
      </footer>
    </div>
  )
}
