import {
  channelWords,
  type NoticeChannel,
  type NoticeKind,
  noticeWords,
  quietHours,
} from '@northlight/contract/notice-kinds'
import type { NoticesView } from '@northlight/contract/notices'
import { TryAgainLine } from '@northlight/ui/kit/try-again-line.tsx'
import { type ReactNode, useState } from 'react'
import { browserClient } from '../../../platform/api/browser.ts'
import { sentenceOf } from '../../../platform/api/sentence.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { DetailsSection } from '../profile/details-section.tsx'
import { DevicePart } from './device-part.tsx'
import { NumberPart } from './number-part.tsx'
import { oneAfterAnother } from './one-after-another.ts'

/** The channels that this person can have now; others are offered below. */
const channelsOf = ({ number, push_devices }: NoticesView): NoticeChannel[] => [
  'mail',
  ...(number ? [number.channel] : []),
  ...(push_devices.length > 0 ? (['push'] as const) : []),
]

/** What a student or a parent is told, by what and how. Each box is saved by itself. */
export function Notices({ waiting }: { waiting: ReactNode }) {
  const call = useRead('notices', (client) => client.get('/notices').then(({ notices }) => notices))
  /** The boxes that are being saved, as they were ticked. */
  const [saving, setSaving] = useState<Record<string, boolean>>({})
  const [inTurn] = useState(oneAfterAnother)
  const { act } = useAct({
    onFailed: (error) => {
      toast.error(sentenceOf(error))
      return call.refresh()
    },
  })
  if (call.status === 'failed')
    return (
      <div className="min-h-96">
        <TryAgainLine retry={call.retry} />
      </div>
    )
  if (!call.value) return waiting
  const notices = call.value

  const choose = (kind: NoticeKind, channel: NoticeChannel, isOn: boolean) => {
    setSaving((boxes) => ({ ...boxes, [`${kind} ${channel}`]: isOn }))
    inTurn(() => save(kind, channel, isOn))
  }
  const save = async (kind: NoticeKind, channel: NoticeChannel, isOn: boolean) => {
    await act(
      async () => (await browserClient()).post('/notices', { kind, channel, is_on: isOn }),
      (reply) => {
        call.set(reply.notices)
        toast.success(reply.message)
      },
    )
    setSaving(({ [`${kind} ${channel}`]: _, ...others }) => others)
  }

  const channels = channelsOf(notices)
  return (
    <>
      <DetailsSection
        id="what"
        title="What we write about"
        lead={`Never between ${quietHours.from - 12} pm and ${quietHours.until} am. Receipts and codes you ask for always come.`}
      >
        <ul>
          {notices.kinds.map(({ kind, channels: all }) => (
            <li key={kind} className="border-t border-line py-4 first:border-0 first:pt-0">
              <fieldset className="flex flex-wrap items-start justify-between gap-x-8 gap-y-1">
                <legend className="float-left min-w-[min(15rem,100%)] grow basis-80">
                  <b className="block text-md font-semibold">{noticeWords[kind].title}</b>
                  <span className="text-sm text-ink-2">{noticeWords[kind].lead}</span>
                </legend>
                <div className="flex flex-wrap gap-x-6">
                  {channels.map((channel) => (
                    <label
                      key={channel}
                      className="flex min-h-tap cursor-pointer items-center gap-2.5 text-sm has-disabled:text-ink-2"
                    >
                      <input
                        type="checkbox"
                        className="size-6 shrink-0 accent-night"
                        checked={
                          saving[`${kind} ${channel}`] ?? all.some((one) => one.channel === channel && one.is_on)
                        }
                        disabled={`${kind} ${channel}` in saving}
                        onChange={({ currentTarget }) => choose(kind, channel, currentTarget.checked)}
                      />
                      {channelWords[channel]}
                      <span className="sr-only">: {noticeWords[kind].title}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          ))}
        </ul>
      </DetailsSection>
      <DetailsSection id="mail" title="Mail" lead="Every mail has a link that stops its kind.">
        <p className="text-sm wrap-anywhere">Mails go to {notices.email}.</p>
      </DetailsSection>
      <DetailsSection
        id="number"
        title="WhatsApp or SMS"
        lead="One line and a link; never marks. Nothing is sent before you have typed the code back."
      >
        <NumberPart notices={notices} onChange={call.set} />
      </DetailsSection>
      <DetailsSection id="device" title="On this device" lead="A notice of the browser, also while the site is closed.">
        <DevicePart notices={notices} onChange={call.set} />
      </DetailsSection>
    </>
  )
}
