import type { DeviceView } from '@northlight/contract/accounts'
import { shownDate, shownTime } from '@northlight/contract/dates'
import { deviceName, isHandheld } from '@northlight/contract/device-name'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { phoneIcon, screenIcon } from '@northlight/ui/kit/icons.ts'
import { Skeleton } from '@northlight/ui/kit/skeleton.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { useState } from 'react'
import type { z } from 'zod'
import { isApiError } from '../../../platform/api/api-error.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import type { Read } from '../../../platform/api/use-read.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { toast } from '../../../ui/toasts/toast.ts'

export type Device = z.output<typeof DeviceView>

type Props = {
  call: Read<Device[]>
  /** A device was signed out: the list is another one now. */
  onChange: () => unknown
  /** Where the focus goes when the line it stood on is gone. */
  headingId: string
}

export function Devices({ call, onChange, headingId }: Props) {
  const [ending, setEnding] = useState<number>()

  const end = async ({ id, name }: Device) => {
    setEnding(id)
    try {
      await (await browserClient()).delete('/profile/devices/{id}', { params: { id } })
      toast.success(`${deviceName(name)} is signed out.`)
      document.getElementById(headingId)?.focus()
      await onChange()
    } catch (error) {
      // Ended meanwhile, by itself or from elsewhere: the list only has to be read again.
      if (isApiError(error) && error.status === 404) await onChange()
      else toast.error('That device could not be signed out. Check your connection and try again.')
    } finally {
      setEnding(undefined)
    }
  }

  if (call.status === 'failed') return <TryAgainLine retry={call.retry} />
  if (call.status === 'loading') return <Waiting />
  return (
    <ul>
      {call.value.map((device) => (
        <li
          key={device.id}
          className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-x-4.5 gap-y-1 border-t border-line py-3.5 text-sm leading-note first:border-0 first:pt-0.5 sm:grid-cols-[20px_minmax(0,1fr)_auto]"
        >
          {isHandheld(device.name) ? (
            <Icon path={phoneIcon} className="text-bronze" />
          ) : (
            <Icon path={screenIcon} className="text-bronze" />
          )}
          <p>
            <b className="block text-md font-semibold">{deviceName(device.name)}</b>
            <span className="text-ink-2">{lastUse(device)}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-5 max-sm:col-start-2">
            {device.is_current && <StateMark state="done">Here now</StateMark>}
            <TextButton
              {...(device.is_current
                ? { 'data-sign-out': '' }
                : { onClick: () => end(device), disabled: ending !== undefined })}
            >
              Sign out
              <span className="sr-only">
                {device.is_current ? ' on this device' : `: ${deviceName(device.name)}, ${lastUse(device)}`}
              </span>
            </TextButton>
          </p>
        </li>
      ))}
    </ul>
  )
}

const moment = (at: string) => `${shownDate(at)}, ${shownTime(at)}`

const lastUse = ({ last_used_at, created_at }: Device) =>
  last_used_at ? `Last used ${moment(last_used_at)}` : `Signed in ${moment(created_at)}`

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
