import type { MyTestView } from '@northlight/contract/exams/online-tests'
import { fetchFile } from '../../../../platform/build-check/fetch-file.ts'
import { CallError } from '../log/calls.ts'

/** A screen that cannot be had is a server that cannot be reached: the page says so and tries again. */
const fetchScreen = async <Screen>(fetchIt: () => Promise<Screen>): Promise<Screen> => {
  try {
    return await fetchFile(fetchIt)
  } catch {
    throw new CallError('unreachable')
  }
}

/** The screens of the two kinds of test. A student meets one of them, and only after the rules. */
export const freeScreen = () => fetchScreen(() => import('../free/begin-free.ts'))
export const sequentialScreen = () => fetchScreen(() => import('../sequential/begin-sequential.ts'))

export const screenOf = ({ delivery }: Pick<MyTestView, 'delivery'>): Promise<unknown> =>
  delivery === 'sequential' ? sequentialScreen() : freeScreen()

export const isHere = (screen: Promise<unknown>): Promise<boolean> =>
  screen.then(
    () => true,
    () => false,
  )
