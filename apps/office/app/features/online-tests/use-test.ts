import type { TestCockpitView } from '@northlight/contract/exams/office'
import { useOutletContext } from 'react-router'

export type TestInFrame = { test: TestCockpitView; refresh: () => Promise<unknown> }

/** The test whose frame is around this tab. */
export const useTestInFrame = () => useOutletContext<TestInFrame>()
