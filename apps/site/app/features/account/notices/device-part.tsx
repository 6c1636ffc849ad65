import type { NoticesView } from '@northlight/contract/notices'
import { Button } from '@northlight/ui/kit/button.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { useEffect, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { currentDevice, hasPush, subscribeDevice, unsubscribeDevice } from './push-device.ts'

type Props = { notices: NoticesView; onChange: (notices: NoticesView) => void }

/** Notices of the browser itself, where it has them and the person agrees in it. */
export function DevicePart({ notices, onChange }: Props) {
  const { buildId } = useRootData()
  const [endpoint, setEndpoint] = useState<string | null>()
  const { act, pending } = useAct()
  const { push_key: key, push_devices } = notices
  useEffect(() => {
    void currentDevice().then(setEndpoint)
  }, [])
  if (key === null || !hasPush())
    return (
      <p className="text-sm text-ink-2">
        This browser shows no notices. A phone with the site on its home screen does.
      </p>
    )

  const change = (call: () => Promise<{ message: string; notices: NoticesView } | null>) =>
    act(call, async (reply) => {
      if (!reply)
        return toast.error('Your browser does not allow notices of this site. You can change that in its settings.')
      onChange(reply.notices)
      toast.success(reply.message)
      setEndpoint(await currentDevice())
    })
  const turnOn = () =>
    change(async () => {
      const device = await subscribeDevice(key, buildId)
      return device && (await browserClient()).post('/notices/devices', device)
    })
  const turnOff = () =>
    change(async () => {
      const gone = await unsubscribeDevice()
      return (await browserClient()).post('/notices/devices/forget', { endpoint: gone ?? endpoint ?? '' })
    })

  // A browser that another person has turned on, or that was signed out, is known to have an address and is not on.
  return endpoint && push_devices.includes(endpoint) ? (
    <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      <StateMark state="done">On for this device</StateMark>
      <TextButton onClick={() => void turnOff()} disabled={pending}>
        Turn off here
      </TextButton>
    </p>
  ) : (
    <p>
      <Button variant="line" onClick={() => void turnOn()} pending={pending} pendingLabel="Asking">
        Turn on for this device
      </Button>
    </p>
  )
}
