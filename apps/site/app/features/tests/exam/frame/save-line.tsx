import { CloudIcon } from '@northlight/ui/icons/cloud.tsx'
import { WarningIcon } from '@northlight/ui/icons/warning.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { SendStatus } from '../log/sender.ts'

/** Always there: how much the server has, and how much still waits on this device. */
export function SaveLine({ status }: { status: SendStatus }) {
  const { say } = useWords()
  const isGood = status.trouble === null
  return (
    <p
      data-saving={isGood ? 'good' : status.trouble}
      className={`flex items-center gap-2 text-sm figures max-md:row-start-2 max-md:text-xs ${isGood ? 'text-leaf-night' : 'text-[#ffc2b3]'}`}
    >
      {isGood ? <CloudIcon size={18} /> : <WarningIcon size={18} />}
      <span>{say('saved {saved} · waiting {waiting}', { saved: status.saved, waiting: status.waiting })}</span>
    </p>
  )
}
