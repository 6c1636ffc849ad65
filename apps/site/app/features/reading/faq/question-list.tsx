import { Icon } from '@northlight/ui/kit/icon.tsx'
import { linkIcon } from '@northlight/ui/kit/icons.ts'
import { Prose } from '@northlight/ui/prose/prose.tsx'
import { Constellation, constellationNames } from '../../../ui/art/constellation.tsx'
import { Accordion, AccordionItem } from '../../../ui/controls/accordion.tsx'
import { type QuestionGroup, questionAnchor } from './group-questions.ts'

type Props = {
  groups: QuestionGroup[]
  /** What a search has found; all stand in the page, so that it can be searched while typing. */
  found: ReadonlySet<number>
  /** A search opens what it found when that is little. */
  areOpen: boolean
}

export function QuestionList({ groups, found, areOpen }: Props) {
  return groups.map(({ title, anchor, questions }, index) => (
    <section
      key={title}
      aria-labelledby={anchor}
      data-group
      hidden={!questions.some(({ id }) => found.has(id))}
      className="not-first:mt-part"
    >
      <h2 id={anchor} className="flex scroll-mt-28 items-center gap-4 pb-4 text-h3">
        <Constellation
          name={constellationNames[index % constellationNames.length] ?? 'lyra'}
          className="text-bronze print:hidden"
        />
        {title}
      </h2>
      <Accordion>
        {questions.map(({ id, question, answer }) => {
          const place = questionAnchor(id)
          const isFound = found.has(id)
          return (
            <div key={place} data-question hidden={!isFound}>
              <AccordionItem title={question} isOpen={isFound && areOpen}>
                {/* The place lies inside the fold, so that a browser opens it by itself, before any script. */}
                <div id={place} className="scroll-mt-44">
                  <Prose html={answer} small className="text-ink-2" />
                  <p className="mt-2 text-xs" data-noprint>
                    <a href={`#${place}`} className="inline-flex min-h-10 items-center gap-2">
                      <Icon path={linkIcon} size={16} />
                      Link to this answer
                    </a>
                  </p>
                </div>
              </AccordionItem>
            </div>
          )
        })}
      </Accordion>
    </section>
  ))
}
