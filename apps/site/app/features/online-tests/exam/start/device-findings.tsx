import { Icon } from '@northlight/ui/kit/icon.tsx'
import { checkIcon, warningIcon } from '@northlight/ui/kit/icons.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useEffect, useState } from 'react'
import { checkDevice, type Finding } from './device-check.ts'

/** Full screen, memory, connection and clock, looked at before the clock starts. */
export function DeviceCheck({ canKeep }: { canKeep: boolean }) {
  const { say } = useWords()
  const [found, setFound] = useState<Finding[] | null>(null)
  useEffect(() => {
    let isHere = true
    void checkDevice(canKeep).then((list) => {
      if (isHere) setFound(list)
    })
    return () => {
      isHere = false
    }
  }, [canKeep])
  const isReady = found?.every((one) => one.state === 'good')
  return (
    <section aria-labelledby="device" aria-busy={found === null} className="min-h-32">
      <h2
        id="device"
        className={`flex items-center gap-2 font-sans text-sm font-semibold tracking-normal ${isReady ? 'text-leaf' : 'text-ink'}`}
      >
        {isReady && <Icon path={checkIcon} size={18} />}
        {found === null ? say('Looking at your device') : isReady ? say('Device ready') : say('Your device')}
      </h2>
      <ul className="mt-2 grid gap-1 text-xs text-ink-2">
        {(found ?? []).map((one) => (
          <li key={one.name} className="flex gap-2">
            {one.state === 'good' ? (
              <Icon path={checkIcon} size={16} className="mt-0.5 text-leaf" />
            ) : (
              <Icon path={warningIcon} size={16} className="mt-0.5 text-bronze" />
            )}
            <span>
              <b className="text-ink">{say(one.name)}:</b> {say(one.text, one.values)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
