import { resources } from '@northlight/contract/office/resources/list'
import { Link } from 'react-router'
import { Waiting } from '../features/today/waiting.tsx'
import { WellBeing } from '../features/today/well-being.tsx'
import { OwnActs } from '../features/today/own-acts.tsx'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'

const dayMaker = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', weekday: 'long', day: 'numeric', month: 'long' })

/** What waits for me, then how the house is doing. Every number leads to the list that makes it. */
export function TodayScreen() {
  const me = useMe()
  const may = useMay()
  const shown = resources.filter((one) => one.shown !== undefined && may(one.acts.publish))
  return (
    <>
      <PageHead title={dayMaker.format(new Date())} sub={<span>{me.name}</span>} />
      <div className="cols">
        <div>
          <Section title="What waits">
            <Waiting
              lines={[
                ...shown.map(({ name, words }) => ({
                  resource: name,
                  filter: { state: 'hidden' },
                  to: `/${name}?filter=${encodeURIComponent(JSON.stringify({ state: 'hidden' }))}`,
                  words: (count: number) => `${count} ${count === 1 ? words[0] : words[1]} to decide`,
                })),
                ...(may('jobs.read')
                  ? [
                      {
                        resource: 'jobs',
                        filter: { state: 'failed' },
                        to: `/jobs?filter=${encodeURIComponent('{"state":"failed"}')}`,
                        words: (count: number) => `${count} ${count === 1 ? 'job has' : 'jobs have'} failed for good`,
                      },
                    ]
                  : []),
                ...(may('mails.read')
                  ? [
                      {
                        resource: 'mails',
                        filter: { state: 'failed' },
                        to: `/mails?filter=${encodeURIComponent('{"state":"failed"}')}`,
                        words: (count: number) => `${count} ${count === 1 ? 'mail was' : 'mails were'} not sent`,
                      },
                    ]
                  : []),
              ]}
            />
          </Section>
          {may('content.draft') && (
            <Section title="Write">
              <div className="form-acts">
                {['articles', 'events', 'faqs'].map((name) => (
                  <Link key={name} className={buttonClass({})} to={`/${name}`}>
                    {resources.find((one) => one.name === name)?.words[1]}
                  </Link>
                ))}
              </div>
            </Section>
          )}
        </div>
        <aside className="rail">
          {may('health.read') && <WellBeing />}
          <OwnActs />
        </aside>
      </div>
    </>
  )
}
