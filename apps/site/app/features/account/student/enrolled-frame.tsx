import type { ReactNode } from 'react'
import { AccountFrame } from '../account-frame.tsx'
import { EnrolledWaiting } from './enrolled-list.tsx'

/** An account page that is a list, waiting as one. */
export function EnrolledFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AccountFrame
      title={title}
      waiting={
        <div className="wrap pt-opening-2 pb-section">
          <EnrolledWaiting />
        </div>
      }
    >
      {children}
    </AccountFrame>
  )
}
