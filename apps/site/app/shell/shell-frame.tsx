import type { ReactNode } from 'react'
import { ContactBar } from './contact/contact-bar.tsx'
import { Footer } from './footer/footer.tsx'
import { Newsletter } from './footer/newsletter.tsx'
import { Header } from './header/header.tsx'

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
