import type { ReactNode } from 'react'
import { DrawnOnce } from '../platform/islands/drawn-once.tsx'
import { Kept } from '../platform/islands/kept.tsx'
import { ContactBar } from './contact/contact-bar.tsx'
import { Footer } from './footer/footer.tsx'
import { Newsletter } from './footer/newsletter.tsx'
import { Header } from './header/header.tsx'

/** Header and footer are rendered by the server only and never hydrated; `live/` attaches their listeners. */
export function ShellFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Kept part="header">{import.meta.env.SSR && <Header />}</Kept>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Kept part="footer">
        {import.meta.env.SSR && (
          <>
            <Newsletter />
            <DrawnOnce part="footer">
              <Footer />
              <ContactBar />
            </DrawnOnce>
          </>
        )}
      </Kept>
    </>
  )
}
