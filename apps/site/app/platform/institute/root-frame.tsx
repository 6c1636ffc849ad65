import type { ReactNode } from 'react'
import { MotifContext } from '../../ui/art/motif.ts'
import type { RootData } from './institute.ts'
import { RootDataContext } from './root-data.ts'

/** What every part of a page knows of the institute, and what is drawn where it has no picture. */
export const RootFrame = ({ root, children }: { root: RootData | undefined; children: ReactNode }) => (
  <RootDataContext value={root}>
    <MotifContext value={root?.institute.motif ?? 'plain'}>{children}</MotifContext>
  </RootDataContext>
)
