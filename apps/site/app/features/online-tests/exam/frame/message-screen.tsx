import { type ReactNode, useEffect, useRef } from 'react'
import { InstituteMark } from '../../../../platform/institute/institute-mark.tsx'
import { ExamFrame } from './exam-frame.tsx'

type Props = { title: ReactNode; children?: ReactNode; actions?: ReactNode; isBusy?: boolean }

/** One sentence and a way on, in the frame of the test. */
export function MessageScreen({ title, children, actions, isBusy }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <ExamFrame>
      <header className="on-night flex items-center bg-night px-6 py-3 max-md:px-4">
        <InstituteMark />
      </header>
      <main id="main" aria-busy={isBusy || undefined} className="px-gutter py-[clamp(40px,8vw,96px)]">
        <div className="mx-auto max-w-[640px]">
          <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
            {title}
          </h1>
          <div className="mt-4 text-lg leading-normal text-ink-2">{children}</div>
          {actions && <div className="mt-7 flex flex-wrap gap-2.5">{actions}</div>}
        </div>
      </main>
    </ExamFrame>
  )
}
