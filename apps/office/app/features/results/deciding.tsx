import { Skeleton } from '../../ui/states.tsx'
import { DecisionFoot } from './decision-foot.tsx'
import { DecisionWords } from './decision-words.tsx'
import { Simulation } from './simulation.tsx'
import type { KeyDecision } from './use-key-decision.ts'

/** What the chosen change would do, the words everybody will read, and the end of it. */
export function Deciding({ decision, onSend }: { decision: KeyDecision; onSend: (isUpheld: boolean) => void }) {
  const { simulation, isWorking } = decision
  return (
    <>
      {isWorking && <Skeleton lines={4} label="Working out what would change" />}
      {simulation && <Simulation key={simulation.at} simulation={simulation} />}
      <DecisionWords decision={decision} />
      <DecisionFoot decision={decision} onSend={onSend} />
    </>
  )
}
