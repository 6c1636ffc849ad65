import { Icon } from '@northlight/ui/kit/icon.tsx'
import { cloudIcon, warningIcon } from '@northlight/ui/kit/icons.ts'
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
      {isGood ? <Icon path={cloudIcon} size={18} /> : <Icon path={warningIcon} size={18} />}
      <span>{say('saved {saved} · waiting {waiting}', { saved: status.saved, waiting: status.waiting })}</span>
    </p>
  )
}
