import type { VrddhiView } from '@northlight/contract/content/page-texts'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Accordion, AccordionItem } from '../../../ui/controls/accordion.tsx'

/** The topics of each class; all are open on paper. */
export function Topics({ classes }: { classes: Omit<VrddhiView['syllabus']['classes'][number], 'samples'>[] }) {
  const { say } = useWords()
  return (
    <Accordion>
      {classes.map(({ name, subjects }, index) => (
        <AccordionItem
          key={name}
          title={say('Class {number}', { number: name.replace(/\D+$/, '') })}
          isOpen={index === 0}
        >
          <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 menu:grid-cols-5">
            {subjects.map((subject) => (
              <div key={subject.name}>
                <h4 className="mb-2 font-sans text-sm leading-brief font-semibold tracking-normal text-bronze">
                  <Stored text={subject.name} />
                </h4>
                <ul className="grid gap-1 text-sm text-ink-2">
                  {subject.topics.map((topic) => (
                    <li key={topic}>
                      <Stored text={topic} />
                    </li>
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
