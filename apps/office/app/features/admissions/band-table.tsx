import type { SimulatedBand, Simulation } from '@northlight/contract/admissions/band-simulator'
import { shownMoney } from '@northlight/contract/money'

export type EditedBand = SimulatedBand

type Props = {
  bands: EditedBand[]
  now: Simulation
  changed: Simulation
  onChange: (bands: EditedBand[]) => void
}

const familiesIn = ({ bands, without }: Simulation) => bands.reduce((sum, { families }) => sum + families, without)

export function BandTable({ bands, now, changed, onChange }: Props) {
  const set = (label: string, field: 'min_percent' | 'waiver_percent', value: string) =>
    onChange(bands.map((band) => (band.label === label ? { ...band, [field]: Number(value) || 0 } : band)))
  const of = (simulation: Simulation, label: string) => simulation.bands.find((band) => band.label === label)
  return (
    <div className="table-wrap">
      <table className="table">
        <caption className="sr-only">Bands</caption>
        <thead>
          <tr>
            <th scope="col">Band</th>
            <th scope="col">From %</th>
            <th scope="col">Waiver %</th>
            <th scope="col" className="at-end">
              Families
            </th>
            <th scope="col" className="at-end">
              In force
            </th>
            <th scope="col" className="at-end">
              Waived
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.label}>
              <th scope="row">{band.label}</th>
              {(['min_percent', 'waiver_percent'] as const).map((field) => (
                <td key={field}>
                  <input
                    className="input input--figure"
                    type="number"
                    min={0}
                    max={100}
                    aria-label={`${field === 'min_percent' ? 'From' : 'Waiver of'} ${band.label}`}
                    value={band[field]}
                    onChange={(event) => set(band.label, field, event.target.value)}
                  />
                </td>
              ))}
              <td className="at-end">
                <b>{of(changed, band.label)?.families ?? 0}</b>
              </td>
              <td className="at-end muted">{of(now, band.label)?.families ?? 0}</td>
              <td className="at-end">{shownMoney(of(changed, band.label)?.waived_paise ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              In no band
            </th>
            <td className="at-end">{changed.without}</td>
            <td className="at-end">{now.without}</td>
            <td className="at-end">{shownMoney(0)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td className="at-end">{familiesIn(changed)}</td>
            <td className="at-end">{familiesIn(now)}</td>
            <td className="at-end">{shownMoney(changed.waived_paise)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
