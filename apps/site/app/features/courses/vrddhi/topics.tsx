import type { VrddhiView } from '@northlight/contract/content/page-texts'
import { Accordion, AccordionItem } from '../../../ui/controls/accordion.tsx'

/** The topics of each class; all are open on paper. */
export function Topics({ classes }: { classes: Omit<VrddhiView['syllabus']['classes'][number], 'samples'>[] }) {
  return (
    <Accordion>
      {classes.map(({ name, subjects }, index) => (
        <AccordionItem key={name} title={`Class ${name.replace(/\D+$/, '')}`} isOpen={index === 0}>
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 menu:grid-cols-5">
            {subjects.map((subject) => (
              <div key={subject.name}>
                <h4 className="mb-2 font-sans text-sm leading-[1.4] font-semibold tracking-normal text-bronze">
                  {subject.name}
                </h4>
                <ul className="grid gap-1 text-sm text-ink-2">
                  {subject.topics.map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
