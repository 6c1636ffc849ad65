import type { KeySimulationView } from '@northlight/contract/results/office'
import { signed } from '../../ui/signed.ts'

/**
 * What one of those whose marks change will be told, with their own marks: the sentences of the mail. Of an admission
 * test the reason is read in the report only, when everybody has sat it.
 */
export function NoticePreview({ simulation, reason }: { simulation: KeySimulationView; reason: string }) {
  const one = simulation.students.find(({ marks }) => marks.before !== marks.after)
  if (!one) return null
  const isAdmission = one.band.before !== null || one.band.after !== null
  return (
    <p className="small muted">
      {one.name} will read: “A key was corrected{isAdmission ? '.' : `: ${reason.trim() || '…'}`} Your marks were{' '}
      {signed(one.marks.before)} and are {signed(one.marks.after)} now. Your rank is worked out again.”
    </p>
  )
}
