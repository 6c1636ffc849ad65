import { classes } from '@northlight/ui/classes.ts'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { useTitle } from '../../ui/use-title.ts'

type Props = { title: string; institute?: string; demo?: boolean; wide?: boolean; children: ReactNode }

/** The frame before the office: one box on paper. */
export function Bare({ title, institute = 'Northlight', demo, wide, children }: Props) {
  useTitle(title)
  return (
    <div className="bare">
      <header className="bare__top">
        <a className="top__brand" href="/">
          <Logo name={institute} />
        </a>
        {demo && <span className="top__demo">Demo</span>}
      </header>
      <main className={classes('bare__box', wide && 'bare__box--wide')} tabIndex={-1}>
        {children}
      </main>
      <footer className="bare__foot">
        <p>
          For staff. Students and parents <a href="/auth/sign-in">sign in here</a>.
        </p>
      </footer>
    </div>
  )
}
