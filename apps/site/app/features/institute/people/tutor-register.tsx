import type { DisclosureView } from '@northlight/contract/content/disclosures'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Accordion, AccordionItem } from '../../../ui/controls/accordion.tsx'

export type Register = { slug: string; campus: string; tutors: DisclosureView['tutors'] }

/** Everyone who teaches, campus by campus, as the law asks for it: no name without a qualification. */
export function TutorRegister({ registers }: { registers: Register[] }) {
  return (
    <Accordion>
      {registers.map(({ slug, campus, tutors }) => (
        <AccordionItem
          key={slug}
          id={`tutors-${slug}`}
          title={
            <>
              {campus} <span className="font-sans text-sm font-normal text-ink-2">{tutors.count} tutors</span>
            </>
          }
        >
          <p className="mb-5 max-w-measure text-ink-2">{tutors.summary}</p>
          <Table caption={`Tutors at ${campus}`} hideCaption minWidth="min-w-120">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Subject</th>
                <th scope="col">Qualification</th>
                <th scope="col" data-num>
                  Years
                </th>
              </tr>
            </thead>
            <tbody>
              {tutors.register.map((tutor) => (
                <tr key={tutor.name}>
                  <th scope="row">{tutor.name}</th>
                  <td>{tutor.subject}</td>
                  <td>{tutor.qualification}</td>
                  <td data-num>{tutor.experience_years}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </AccordionItem>
      ))}
    </Accordion>
  )
}
