import type { VrddhiView } from '@northlight/contract/content/page-texts'
import { Table } from '../../../ui/layout/table.tsx'

/** Where it is written, and who goes where. */
export function Zones({ zones }: { zones: VrddhiView['zones'] }) {
  return (
    <Table caption="Zones, their centres and districts" hideCaption minWidth="md:min-w-150">
      <thead>
        <tr>
          <th scope="col">Zone</th>
          <th scope="col">Centre</th>
          <th scope="col" className="max-md:hidden">
            Districts
          </th>
          <th scope="col" data-num>
            Seats
          </th>
        </tr>
      </thead>
      <tbody>
        {zones.map((zone) => (
          <tr key={zone.name}>
            <th scope="row" className="md:whitespace-nowrap">
              {zone.name}
              <span className="block text-xs font-normal text-ink-2 md:hidden">{zone.districts.join(', ')}</span>
            </th>
            <td className="whitespace-nowrap">{zone.centre}</td>
            <td className="text-ink-2 max-md:hidden">{zone.districts.join(', ')}</td>
            <td data-num>{zone.seats}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
