import type { TodayBlock } from '@northlight/contract/office/today'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { calls, client } from '../../platform/api/client.ts'
import { listLink } from '../../platform/api/list-link.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { IconButton } from '../../ui/button.tsx'
import type { SignName } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { type StateTone, StateWord } from '../../ui/state-word.tsx'
import { Empty, Failure, isLost, Skeleton } from '../../ui/states.tsx'
import { Moment } from '../../ui/time.tsx'

type Shown = { title: string; icon: SignName; tone: StateTone; word: string; leads: boolean }

const shown: Record<string, Shown> = {
  closed: { title: 'Held at the gate', icon: 'lock', tone: 'bad', word: 'gate', leads: false },
  planned: { title: 'Going live', icon: 'clock', tone: 'info', word: 'goes live', leads: false },
  ending: { title: 'Going off', icon: 'eyeOff', tone: 'quiet', word: 'is hidden', leads: false },
  'old-drafts': { title: 'Drafts older than 14 days', icon: 'pen', tone: 'due', word: 'draft', leads: false },
  findings: { title: 'Between the pages', icon: 'link', tone: 'due', word: 'look', leads: true },
  disclosures: { title: 'Must be published', icon: 'shield', tone: 'due', word: 'missing', leads: true },
  comments: { title: 'Comments', icon: 'half', tone: 'due', word: 'waits', leads: true },
}

/** What waits for this person, one call; blocks with nothing in them are not there. */
export function Blocks() {
  const today = useQuery({ queryKey: ['today'], queryFn: () => client.get('/office/today') })
  if (isLost(today))
    return <Failure error={today.error} onRetry={() => void today.refetch()} title="Today could not be loaded" />
  if (!today.data) return <Skeleton lines={8} />
  if (today.data.blocks.length === 0)
    return (
      <Empty icon="home" title="No content waits for you">
        What is planned, held at the gate or waits for a decision appears here.
      </Empty>
    )
  return (
    <>
      {today.data.blocks.map((block) => (
        <Block key={block.key} block={block} />
      ))}
    </>
  )
}

function Block({ block }: { block: TodayBlock }) {
  const look = shown[block.key] ?? { title: block.words, icon: 'half', tone: 'due', word: 'waits', leads: true }
  const count = `${block.count}${block.is_more ? '+' : ''}`
  return (
    <Section
      title={look.title}
      end={look.leads ? <Link to={listLink(block.to)}>all {count}</Link> : <span className="muted">{count}</span>}
    >
      <ul className="rows">
        {block.items.map((item) => (
          <li key={`${item.to} ${item.title}`}>
            <span className="grow">
              <Link to={item.to}>{item.title || 'without a name'}</Link>
              <span className="under">
                {item.under}
                {item.under && item.at && ' · '}
                {item.at && <Moment at={item.at} />}
              </span>
            </span>
            <span className="end row-acts">
              {block.key === 'comments' ? (
                <Decide to={item.to} title={item.title} />
              ) : (
                <StateWord icon={look.icon} tone={look.tone}>
                  {look.word}
                </StateWord>
              )}
            </span>
          </li>
        ))}
      </ul>
      {block.count > block.items.length && <p className="small muted">and {block.count - block.items.length} more</p>}
    </Section>
  )
}

/** Approve or take away, with a way back for what was approved. */
function Decide({ to, title }: { to: string; title: string }) {
  const queryClient = useQueryClient()
  const again = () => queryClient.invalidateQueries({ queryKey: ['today'] })
  const path = `/office${to}`
  const approve = useMutation({
    mutationFn: () => calls.post(`${path}/show`, { is_shown: true }),
    onSuccess: () =>
      toast.done('The comment is shown.', {
        undo: async () => {
          await calls.post(`${path}/show`, { is_shown: false })
          await again()
        },
      }),
    onError: toast.failed,
    onSettled: again,
  })
  return <IconButton icon="check" look="line" small label={`Approve “${title}”`} onClick={() => approve.mutate()} />
}
