import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { SignHead } from '../sign-frame.tsx'

type Props = { title?: string; children?: ReactNode }

/** Instead of a page: why a parent's link shows nothing. */
export function LinkTrouble({ title, children }: Props) {
  const { say } = useWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="outline-none">
      <SignHead title={title ?? say('This link does not work')}>
        {children ??
          say(
            'It may have been cut off by the mail program. Open it again from the mail, or ask the student to send it once more.',
          )}
      </SignHead>
      <p className="mt-6">
        <Link to="/contact-us">{say('Write to us')}</Link>
      </p>
    </div>
  )
}
