import { Menu, MenuLine } from '@northlight/ui/overlay/menu.tsx'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { AssignMenu } from '../features/families/assign-menu.tsx'
import { Composer } from '../features/families/composer.tsx'
import { Facts, NextSteps } from '../features/families/facts.tsx'
import { FactsDialog } from '../features/families/facts-dialog.tsx'
import { MoveItems } from '../features/families/move-items.tsx'
import { SharedDialog } from '../features/families/shared-dialog.tsx'
import { Similar } from '../features/families/similar.tsx'
import { FamilyStateWord } from '../features/families/state.tsx'
import { Timeline, TimelineTabs } from '../features/families/timeline.tsx'
import { useFamily } from '../features/families/use-families.ts'
import { useMove } from '../features/families/use-move.tsx'
import { classText, telLink, whenText, wroteInText } from '../features/families/words.ts'
import { isApiError } from '../platform/api/client.ts'
import { press } from '../platform/keys/press.ts'
import { useKeys } from '../platform/keys/use-keys.ts'
import { useMe } from '../platform/me/use-me.ts'
import { Button, buttonClass, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, Skeleton } from '../ui/states.tsx'
import { momentText } from '../ui/time.tsx'
import { NotFoundScreen } from './not-found.tsx'

/** One family: who, what is next, everything that happened, and a place to write. */
export function FamilyScreen() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { keys_on } = useMe()
  const read = useFamily(id)
  const { move, dialog } = useMove()
  const [open, setOpen] = useState<'facts' | 'shared' | null>(null)
  const write = (kind: string) => void navigate(`?write=${kind}`, { replace: true })
  const family = read.data
  const phone = family?.phone ?? null
  useKeys(
    {
      a: () => press('a'),
      m: () => press('m'),
      n: () => write('note'),
      f: () => write('plan'),
      w: () => write('whatsapp'),
      t: () => {
        if (phone) location.assign(telLink(phone))
        write('call')
      },
      // The list as it was left: its filters and its page stand in the address before this one.
      Escape: () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate('/families')),
    },
    { letters: keys_on },
  )
  if (read.isFailed && isApiError(read.error) && read.error.status === 404) return <NotFoundScreen />
  if (read.isFailed) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  if (!family) return <Skeleton lines={12} />
  return (
    <>
      <PageHead
        crumbs={[{ to: '/families', label: 'Families' }, { label: family.name }]}
        title={family.name}
        sub={
          <>
            {(family.class || family.school) && (
              <span>{[classText(family.class), family.school].filter(Boolean).join(', ')}</span>
            )}
            {family.wrote_in && <b>{wroteInText(family)}</b>}
            <FamilyStateWord family={family} />
            <span>{family.owner ? `owner ${family.owner.name}` : 'nobody looks after it'}</span>
            {family.next_at && <b className="due">next {whenText(family.next_at)}</b>}
            {read.since && <span>as of {momentText(read.since)}</span>}
          </>
        }
        acts={
          <>
            {phone && (
              <a
                className={buttonClass({ look: 'primary' }, 'max-md:flex-1')}
                href={telLink(phone)}
                onClick={() => write('call')}
              >
                <Icon name="phone" />
                Call <kbd className="desk-only">t</kbd>
              </a>
            )}
            {phone && (
              <Button icon="chat" keys="w" className="max-md:flex-1" onClick={() => write('whatsapp')}>
                WhatsApp
              </Button>
            )}
            {family.contacts.some(({ kind }) => kind === 'email') && (
              <IconButton
                icon="mail"
                look="line"
                className="desk-only"
                label="Write a mail"
                onClick={() => write('mail')}
              />
            )}
            <AssignMenu
              ids={[family.id]}
              trigger={<IconButton icon="user" look="line" data-key="a" label="Give to a colleague" />}
            />
            <Menu trigger={<IconButton icon="dots" look="line" data-key="m" label="More" />}>
              <MenuItem icon="pen" onClick={() => setOpen('facts')}>
                Mend the facts
              </MenuItem>
              {phone && (
                <MenuItem icon="people" onClick={() => setOpen('shared')}>
                  Number of a hostel or school…
                </MenuItem>
              )}
              <MenuLine />
              <MoveItems from={family.state} onMove={(to) => move([family], to)} />
            </Menu>
          </>
        }
      />
      <Similar family={family} />
      <details className="fold [&>summary]:flex [&>summary]:items-center [&>summary]:gap-2.5 [&>summary]:min-h-12 [&>summary]:py-0 [&>summary]:px-(--pad) [&>summary]:border-t [&>summary]:border-t-line [&>summary]:font-semibold [&>summary]:list-none [&>summary]:cursor-pointer [&>summary::-webkit-details-marker]:hidden phone-only">
        <summary>
          Facts <span className="muted">wants, children, source, account</span>
          <Icon name="chevronDown" />
        </summary>
        <div className="section">
          <Facts family={family} />
        </div>
      </details>
      <div className="cols family">
        <div className="family__main min-w-0 max-md:flex max-md:flex-col max-md:min-h-[62dvh]">
          <TimelineTabs family={family} />
          <Composer key={family.id} family={family} />
          <div className="phone-only">
            {family.follow_ups.length > 0 && (
              <Section title="Next">
                <NextSteps family={family} />
              </Section>
            )}
          </div>
          <Timeline family={family} />
        </div>
        <aside className="rail desk-only" aria-label="Facts">
          <Section title="Facts">
            <Facts family={family} />
          </Section>
          <Section title="Next">
            <NextSteps family={family} />
          </Section>
        </aside>
      </div>
      {open === 'facts' && <FactsDialog family={family} onClose={() => setOpen(null)} />}
      {open === 'shared' && <SharedDialog family={family} onClose={() => setOpen(null)} />}
      {dialog}
    </>
  )
}
