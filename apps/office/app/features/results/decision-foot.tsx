import { Button } from '../../ui/button.tsx'
import type { KeyDecision } from './use-key-decision.ts'

const students = (count: number) => `${count} ${count === 1 ? 'student' : 'students'}`

/** What will happen, and the two ways to end it. */
export function DecisionFoot({ decision, onSend }: { decision: KeyDecision; onSend: (isUpheld: boolean) => void }) {
  const { choice, simulation, decide, asking } = decision
  const isChange = choice !== 'stays'
  const papers = simulation?.asked ?? 0
  return (
    <div className="foot">
      <span className="muted small">
        {!isChange && asking === 0 && 'Say what becomes of the key, and see what it would do.'}
        {!isChange && asking > 0 && `No mark changes. Your words go to the ${students(asking)} who disputed it.`}
        {isChange && !simulation && 'Say which answer, and see what it would do.'}
        {isChange &&
          simulation &&
          `Marks ${papers} ${papers === 1 ? 'paper' : 'papers'} again and tells everybody whose marks change. Asks for your second factor.`}
      </span>
      <span className="end">
        {asking > 0 && (
          <Button
            look={isChange ? 'line' : 'primary'}
            sending={decide.isPending && decide.variables === false}
            disabled={decide.isPending && decide.variables}
            onClick={() => onSend(false)}
          >
            Key stays
          </Button>
        )}
        {isChange && (
          <Button
            look="primary"
            sending={decide.isPending && decide.variables}
            disabled={!simulation || (decide.isPending && !decide.variables)}
            onClick={() => onSend(true)}
          >
            Change for {students(simulation?.marks_changed ?? 0)}
          </Button>
        )}
      </span>
    </div>
  )
}
