import { hours, minutes } from '@northlight/contract/durations'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { Pagination } from '@northlight/ui/kit/pagination.tsx'
import { Skeleton, SkeletonLines } from '@northlight/ui/kit/skeleton.tsx'
import { Spinner } from '@northlight/ui/kit/spinner.tsx'
import { TextButton } from '@northlight/ui/kit/text-button.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { useState } from 'react'
import { Accordion, AccordionItem } from '../../ui/controls/accordion.tsx'
import { Breadcrumb } from '../../ui/controls/breadcrumb.tsx'
import { Chips } from '../../ui/controls/chips.tsx'
import { Countdown } from '../../ui/countdown/countdown.tsx'
import { BandHead } from '../../ui/layout/band-head.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { StateMark } from '../../ui/layout/state-mark.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Row, Show } from './show.tsx'

const notices = ['note', 'info', 'success', 'warning', 'error'] as const
const pageAt = (page: number) => `?page=${page}`

export function Content() {
  const [isHidden, setHidden] = useState(false)
  return (
    <>
      <Show name="Section head">
        <BandHead
          mark="dipper"
          markLabel="Results, 2026"
          title="412 students finished with us. Here is every one of them."
          lead="No picked toppers and no blurred crowd behind them. One mark is one student."
        />
      </Show>
      <Show name="Breadcrumb">
        <Breadcrumb trail={[['Courses', '/admission'], ['Two-Year Integrated, JEE']]} />
      </Show>
      <Show name="Accordion">
        <Accordion>
          <AccordionItem title="Which course is right for my child?" isOpen>
            <Prose small>
              <p>A free 60-minute test tells you where you stand, topic by topic.</p>
            </Prose>
          </AccordionItem>
          <AccordionItem title="What happens to the fee if we leave?">
            <p>You get back every month not begun.</p>
          </AccordionItem>
          <AccordionItem title="Open from the start" isOpen>
            <p>Set apart, so that the eye finds it.</p>
          </AccordionItem>
        </Accordion>
      </Show>
      <Show name="Pagination">
        <div className="grid gap-3">
          <Pagination total={46} current={1} href={pageAt} label="First page" previousLabel="Newer" nextLabel="Older" />
          <Pagination total={200} current={9} href={pageAt} label="Middle page" />
          <Pagination total={30} current={3} href={pageAt} label="Last page" />
        </div>
      </Show>
      <Show name="Chips">
        <Chips
          label="Subjects"
          chips={[
            { label: 'All', to: '?', count: 46, isCurrent: true },
            { label: 'Exam strategy', to: '?s=exam', count: 12 },
            { label: 'Study habits', to: '?s=study', count: 8 },
            { label: 'Wellbeing', to: '?s=well', count: 6 },
          ]}
        />
      </Show>
      <Show name="States">
        <Row>
          <StateMark state="pending">Pending</StateMark>
          <StateMark state="ongoing">Ongoing</StateMark>
          <StateMark state="done">Completed</StateMark>
          <StateMark state="failed">Eliminated</StateMark>
          <StateMark state="due">Payment not finished</StateMark>
          <StateMark state="off">Not given</StateMark>
        </Row>
      </Show>
      <Show name="Notices">
        <div className="grid gap-3">
          {notices.map((kind) => (
            <Notice key={kind} kind={kind} actions={<TextButton>Send it again</TextButton>}>
              Please confirm your e-mail. We sent a link to ananya@example.com. This notice is of kind {kind}.
            </Notice>
          ))}
          {!isHidden && (
            <Notice onClose={() => setHidden(true)} closeLabel="Hide until tomorrow">
              This one can be hidden.
            </Notice>
          )}
        </div>
      </Show>
      <Show name="Cards">
        <div className="grid gap-4 md:grid-cols-3">
          <Card>White, on paper.</Card>
          <Card ground="tint">Tinted.</Card>
          <Card ground="night">
            Night, with <a href="#cards">words that lead on</a>.
          </Card>
          <Card edge="leaf">Agreed.</Card>
          <Card edge="clay">Failed.</Card>
          <Card edge="gold">Open.</Card>
        </div>
      </Show>
      <Show name="Waiting">
        <div className="grid gap-6 md:grid-cols-3">
          <SkeletonLines lines={4} />
          <Skeleton className="aspect-16/10 w-full rounded-lg" />
          <p className="flex items-center gap-3">
            <Spinner /> Loading the results
          </p>
        </div>
        <div className="on-night mt-4 rounded-lg bg-night p-6">
          <SkeletonLines lines={4} onNight />
        </div>
      </Show>
      <Show name="Countdown">
        <Row>
          <span className="font-serif text-h3">
            <Countdown duration={hours(3)} />
          </span>
          <span className="font-serif text-h3">
            <Countdown duration={minutes(4)} />
          </span>
        </Row>
      </Show>
      <Show name="Picture">
        <Picture
          src="/storage/drawn/campus.svg"
          alt="A campus at night"
          width={400}
          height={250}
          className="rounded-lg bg-paper-2"
        />
      </Show>
      <Show name="Empty">
        <EmptyState title="No tests yet" action={<ButtonLink to="/online-tests">See the tests</ButtonLink>}>
          <p>Every test you start or buy is kept here, with its report.</p>
        </EmptyState>
      </Show>
    </>
  )
}
