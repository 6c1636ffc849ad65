import { PlanForm } from '../features/online-tests/plan-form.tsx'
import { useTestInFrame } from '../features/online-tests/use-test.ts'

export function TestPlanScreen() {
  const { test, refresh } = useTestInFrame()
  return <PlanForm test={test} onSaved={() => void refresh()} />
}
