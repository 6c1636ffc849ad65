import { Button } from '@northlight/ui/kit/button.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useState } from 'react'
import { useAct } from '../../../platform/api/use-act.ts'
import { fetchFile } from '../../../platform/build-check/fetch-file.ts'
import { island } from '../../../platform/islands/island.tsx'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import type { Finding } from '../exam/start/device-check.ts'

/** Checks this browser on request; the code for it comes with the click. */
function DeviceReadyView() {
  const { say } = useWords()
  const [found, setFound] = useState<Finding[]>()
  const { act, pending } = useAct({
    onFailed: () => toast.error(say('The check could not be made. Check your connection and try again.')),
  })
  const check = async () => {
    const { checkDevice } = await fetchFile(() => import('../exam/start/device-check.ts'))
    return checkDevice('indexedDB' in globalThis)
  }
  return (
    <section aria-labelledby="device" className="mt-14 print:hidden">
      <h2 id="device" className="text-h3">
        {say('Is this device ready?')}
      </h2>
      <p className="mt-3 max-w-[35.5em] text-ink-2">
        {say('Check it here, on the machine you will use. Nothing is installed.')}
      </p>
      <dl aria-live="polite" className="mt-5">
        {found?.map(({ name, state, text, values }) => (
          <div
            key={name}
            className="grid items-baseline gap-x-6 border-t border-line-2 py-3 last:border-b sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <dt className="font-medium">{say(name)}</dt>
            <dd className="text-sm text-ink-2">{say(text, values)}</dd>
            <dd>
              <StateMark state={state === 'good' ? 'done' : 'due'}>
                {state === 'good' ? say('Ready') : say('Please check')}
              </StateMark>
            </dd>
          </div>
        ))}
      </dl>
      <Button
        variant="line"
        size="sm"
        className="mt-5"
        pending={pending}
        pendingLabel={say('Checking')}
        onClick={() => act(check, setFound)}
      >
        {found ? say('Check again') : say('Check this device')}
      </Button>
    </section>
  )
}

export const DeviceReady = island('device-ready', DeviceReadyView, 'touched', ['forms', 'tests'])
