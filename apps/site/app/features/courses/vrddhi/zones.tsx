import type { VrddhiView } from '@northlight/contract/content/page-texts'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'

/** Where it is written, and who goes where. */
export function Zones({ zones }: { zones: VrddhiView['zones'] }) {
  const { say, stored } = useWords()
  return (
    <Table caption={say('Zones, their centres and districts')} hideCaption minWidth="md:min-w-150">
      <thead>
        <tr>
          <th scope="col">{say('Zone')}</th>
          <th scope="col">{say('Centre')}</th>
          <th scope="col" className="max-md:hidden">
            {say('Districts')}
          </th>
          <th scope="col" data-num>
            {say('Seats')}
          </th>
        </tr>
      </thead>
      <tbody>
        {zones.map((zone) => (
          <tr key={zone.name}>
            <th scope="row" className="md:whitespace-nowrap">
              <Stored text={zone.name} />
              <span className="block text-xs font-normal text-ink-2 md:hidden">
                {zone.districts.map(stored).join(', ')}
              </span>
            </th>
            <td className="whitespace-nowrap">
              <Stored text={zone.centre} />
            </td>
            <td className="text-ink-2 max-md:hidden">{zone.districts.map(stored).join(', ')}</td>
            <td data-num>{zone.seats}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
