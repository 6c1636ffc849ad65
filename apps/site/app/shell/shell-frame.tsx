import type { ReactNode } from 'react'
import { ContactBar } from './contact-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Newsletter } from './newsletter.tsx'

export function ShellFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Newsletter />
      <Footer />
      <ContactBar />
    </>
  )
}
