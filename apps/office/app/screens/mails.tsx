import { channelWords, noticeChannels } from '@northlight/contract/notice-kinds'
import type { MailView } from '@northlight/contract/office/institute'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { client } from '../platform/api/client.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import type { SignName } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { type StateTone, StateWord } from '../ui/state-word.tsx'
import { Failure, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'

const shown: Record<MailView['state'], [SignName, StateTone, string]> = {
  ready: ['half', 'info', 'waits'],
  kept: ['document', 'quiet', 'kept'],
  sent: ['tick', 'good', 'sent'],
  failed: ['cross', 'bad', 'failed'],
}
const ways = noticeChannels.map((value) => ({ value, label: value === 'push' ? 'Push' : channelWords[value] }))
const states = Object.entries(shown).map(([value, [, , label]]) => ({ value, label }))

function MailState({ mail: { state, last_error } }: { mail: MailView }) {
  const [icon, tone, word] = shown[state]
  return (
    <StateWord icon={icon} tone={tone} title={last_error ?? undefined}>
      {word}
    </StateWord>
  )
}

export function MailsScreen() {
  const list = usePlainList<MailView>('mails')
  const [open, setOpen] = useState<number | null>(null)
  const filter = list.filterValues as Record<string, string>
  const set = (name: string, value: string) => list.setFilters({ ...filter, [name]: value })
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'Mails' }]}
        title="Mails"
        sub={<span>Mails and messages to phones, newest first.</span>}
      />
      <search className="bar">
        <SearchBox label="Address or subject" value={filter.search ?? ''} onChange={(text) => set('search', text)} />
        <FilterChips
          label="State"
          options={states}
          value={filter.state ?? ''}
          onChange={(state) => set('state', state)}
        />
        <FilterChips
          label="By"
          options={ways}
          value={filter.channel ?? ''}
          onChange={(channel) => set('channel', channel)}
        />
      </search>
      <PlainList list={list} words={['mail', 'mails']} empty="No mail like this">
        {(rows) => (
          <PlainTable
            caption="Mails"
            rows={rows}
            keyOf={({ id }) => id}
            first={{
              head: 'Subject',
              cell: ({ id, subject }) => (
                <button
                  type="button"
                  className="row-link border-0 bg-transparent p-0 text-left"
                  onClick={() => setOpen(id)}
                >
                  {subject}
                </button>
              ),
              second: (mail) => (
                <>
                  <MailState mail={mail} /> · {mail.to} · <Moment at={mail.created_at} />
                </>
              ),
            }}
            columns={[
              { head: 'State', narrow: true, cell: (mail) => <MailState mail={mail} /> },
              { head: 'By', narrow: true, cell: ({ channel }) => channelWords[channel] },
              { head: 'To', cell: ({ to }) => to },
              { head: 'Written', narrow: true, cell: ({ created_at }) => <Moment at={created_at} /> },
            ]}
          />
        )}
      </PlainList>
      {open !== null && <OneMail id={open} onClose={() => setOpen(null)} onSent={() => void list.refetch()} />}
    </>
  )
}

/** The words of a mail; each reading is written down, because they speak of families. */
function OneMail({ id, onClose, onSent }: { id: number; onClose: () => void; onSent: () => void }) {
  const mail = useQuery({ queryKey: ['mail', id], queryFn: () => client.get('/office/mails/{id}', { params: { id } }) })
  const again = useMutation({
    mutationFn: () => client.post('/office/mails/{id}/send-again', {}, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.done(message)
      onSent()
      onClose()
    },
    onError: toast.failed,
  })
  const one = mail.data?.mail
  const kind = useMutation({
    mutationFn: (state: 'failed' | 'kept') =>
      client.post('/office/mails/send-again', { template: one?.template ?? '', state }),
    onSuccess: ({ message }) => {
      toast.done(message)
      onSent()
      onClose()
    },
    onError: toast.failed,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={one?.subject ?? 'Mail'}
      wide
      foot={
        one?.may_resend && (
          <span className="end flex gap-2">
            <Button sending={kind.isPending} onClick={() => kind.mutate(one.state === 'kept' ? 'kept' : 'failed')}>
              {one.state === 'kept' ? 'Send all kept of this kind' : 'Send all failed of this kind'}
            </Button>
            <Button look="primary" sending={again.isPending} onClick={() => again.mutate()}>
              Send it again
            </Button>
          </span>
        )
      }
    >
      {mail.isError && <Failure error={mail.error} onRetry={() => void mail.refetch()} />}
      {mail.isPending && <Skeleton />}
      {one && (
        <>
          <dl className="facts">
            <dt>To</dt>
            <dd>{one.to}</dd>
            <dt>Kind</dt>
            <dd>{one.template}</dd>
            {one.last_error && (
              <>
                <dt>Why not sent</dt>
                <dd>{one.last_error}</dd>
              </>
            )}
          </dl>
          <pre className="p-4 border border-line rounded-sm bg-paper whitespace-pre-wrap wrap-anywhere [font:inherit]">
            {mail.data?.text}
          </pre>
        </>
      )}
    </Dialog>
  )
}
