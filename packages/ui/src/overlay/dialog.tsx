import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-props.ts'

const OpenDialog = lazy(() => import('./open-dialog.tsx').then((m) => ({ default: m.OpenDialog })))

/** A screen has many dialogs and few are ever opened: until then one is nothing, on a slow phone above all. */
export function Dialog(props: DialogProps) {
  const [isUsed, setUsed] = useState(props.open)
  if (props.open && !isUsed) setUsed(true)
  if (!isUsed) return null
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  )
}
