import { WhatsappIcon } from '@northlight/ui/icons/whatsapp.tsx'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../../platform/institute/institute.ts'
import { lazyPart, Part } from '../../platform/loading/part.tsx'
import { useStepAside } from './use-step-aside.ts'

const contactList = lazyPart(() => import('./contact-list.tsx').then((part) => part.ContactList))

/** Bottom left on every page but the test: in the margin from 1320 px, a round button below. */
export function ContactBar() {
  const { institute } = useRootData()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const away = useStepAside(bar, open)
  return (
    <aside
      ref={bar}
      aria-label="Connect"
      data-noprint
      data-away={away}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpenAt(null)
        button.current?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenAt(null)
      }}
      className="contact-bar on-night pointer-events-none fixed bottom-[max(16px,env(safe-area-inset-bottom))] left-[max(16px,env(safe-area-inset-left))] z-20 grid justify-items-start gap-2.5 tab:bottom-8 tab:left-0"
    >
      <div id="contact-list" hidden={!open} className="pointer-events-auto tab:ml-4">
        {open && <Part part={contactList} props={{ institute }} />}
      </div>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="contact-list"
        onPointerEnter={contactList.load}
        onFocus={contactList.load}
        onClick={() => setOpenAt(open ? null : key)}
        className="pointer-events-auto inline-flex size-12 items-center justify-center gap-2.5 rounded-pill border border-line-night bg-night text-sm leading-none font-semibold hover:bg-night-2 tab:size-auto tab:min-w-11 tab:rotate-180 tab:rounded-l-lg tab:rounded-r-none tab:border-r-0 tab:px-2.5 tab:pt-4.5 tab:pb-5 tab:[writing-mode:vertical-rl]"
      >
        <WhatsappIcon className="text-gold tab:rotate-90" />
        <span className="max-tab:sr-only">Connect With Us</span>
      </button>
    </aside>
  )
}
