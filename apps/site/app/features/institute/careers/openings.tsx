import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { Accordion, AccordionItem } from '../../../ui/controls/accordion.tsx'
import type { FileRule } from '../../../ui/fields/file-check.ts'
import { ApplyForm } from './apply-form.tsx'
import type { Job } from './job.ts'

type Props = {
  jobs: Job[]
  /** The post someone applies for; its form is open. */
  applying: number | null
  href: (job: number) => string
  rule: FileRule
}

/** Posts, one open at a time. */
export function Openings({ jobs, applying, href, rule }: Props) {
  return (
    <Accordion>
      {jobs.map((job) => (
        <AccordionItem
          // Opened again when its form is asked for from elsewhere.
          key={job.id === applying ? `${job.id} open` : job.id}
          id={job.slug}
          name="openings"
          isOpen={job.id === applying}
          title={
            <>
              {job.name}
              <span className="mt-1 block font-sans text-sm font-normal tracking-normal text-ink-2">{job.where}</span>
            </>
          }
        >
          <div className="grid gap-x-16 gap-y-8 pt-2 menu:grid-cols-[minmax(0,1fr)_18rem]">
            <Prose html={job.html} />
            <div className="menu:order-none max-menu:order-first">
              <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 menu:grid-cols-1">
                {job.facts.map(([term, text]) => (
                  <div key={term} className="border-t border-line-2 pt-2.5">
                    <dt className="text-xs text-ink-2">{term}</dt>
                    <dd className="font-medium figures">{text}</dd>
                  </div>
                ))}
              </dl>
              {job.id !== applying && (
                <ButtonLink to={`${href(job.id)}#apply`} className="mt-6">
                  Apply<span className="sr-only"> for the post {job.name}</span>
                </ButtonLink>
              )}
            </div>
          </div>
          {job.id === applying && <ApplyForm job={job} rule={rule} />}
        </AccordionItem>
      ))}
    </Accordion>
  )
}
