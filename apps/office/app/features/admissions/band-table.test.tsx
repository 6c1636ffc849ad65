import type { Simulation } from '@northlight/contract/admissions/band-simulator'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BandTable } from './band-table.tsx'

test('whoever is in no band is given nothing; the sum stands in a row of its own', () => {
  const band = { label: 'A', min_percent: 80, waiver_percent: 50 }
  const simulation = {
    ...{ bands: [{ ...band, families: 2, waived_paise: 500_000 }], without: 3, waived_paise: 500_000 },
  } as unknown as Simulation
  const html = renderToStaticMarkup(
    <BandTable bands={[band]} now={simulation} changed={simulation} onChange={() => undefined} />,
  )
  const rows = html.split('<tr>').map((row) =>
    row
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
  expect(rows.slice(-2)).toEqual(['In no band 3 3 ₹0', 'Total 5 5 ₹5,000'])
})
