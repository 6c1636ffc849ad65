import { LogoMark } from '@northlight/ui/kit/logo.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { type ReactNode, useMemo } from 'react'
import { useSession } from '../../../../platform/session/use-session.ts'
import { SaveLine } from '../frame/save-line.tsx'
import { TimeLeft } from '../frame/time-left.tsx'
import { useSelect, useWhole } from '../use-select.ts'
import type { Attempt } from './attempt/attempt.ts'

/**
 * Name of the test, what is saved, what time is left. `children` is the second line: sections and tools. On a low
 * window (a phone on its side, 200 % zoom) it scrolls away, so that the question has room.
 */
export function HallHead({ attempt, children }: { attempt: Attempt; children?: ReactNode }) {
  const isRunning = useSelect(attempt.phase, (phase) => phase.is === 'running')
  const { session } = useSession()
  const { stored } = useWords()
  return (
    <header className="on-night sticky top-0 z-20 bg-night [@media(height<35rem)]:static" data-noprint>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-8 gap-y-1 px-6 py-3 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:px-4 max-md:pt-2.5 max-md:pb-2">
        <div className="flex min-w-0 items-center gap-3.5">
          <LogoMark className="max-md:hidden" />
          <div className="min-w-0">
            <h1 className="truncate text-title leading-heading font-medium tracking-title max-md:text-base">
              {stored(attempt.opened.testName)}
            </h1>
            {session?.user.name && (
              <p className="truncate text-xs text-on-night-2 max-md:hidden">{session.user.name}</p>
            )}
          </div>
        </div>
        <Saved attempt={attempt} />
        {isRunning && <Clock attempt={attempt} />}
      </div>
      {children}
    </header>
  )
}

/** Apart, because it changes with every press. */
function Saved({ attempt }: { attempt: Attempt }) {
  return <SaveLine status={useWhole(attempt.status)} />
}

function Clock({ attempt }: { attempt: Attempt }) {
  const { stored, language } = useWords()
  const open = useWhole(attempt.openSection)
  const isHidden = useSelect(attempt.aids.store, (kept) => kept.isClockHidden)
  const { sections } = attempt.sheet
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  const section = useMemo(() => {
    const found = sections.find(({ id }) => id === open)
    return found && { name: stored(found.name), isLast: found === sections.at(-1) }
  }, [sections, open, language])
  return <TimeLeft left={attempt.left} section={section} isHidden={isHidden} />
}
