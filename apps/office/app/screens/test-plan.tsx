import { PlanForm } from '../features/tests/plan-form.tsx'
import { useTestInFrame } from '../features/tests/use-test.ts'

export function TestPlanScreen() {
  const { test, refresh } = useTestInFrame()
  return <PlanForm test={test} onSaved={() => void refresh()} />
}
