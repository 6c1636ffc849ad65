import { CSPProvider } from '@base-ui/react/csp-provider'
import { CoreAdminContext, localStorageStore } from 'ra-core'
import type { ReactNode } from 'react'
import { queryClient } from '../browser-storage/query-client.ts'
import { dataProvider } from './data-provider.ts'

const store = localStorageStore('1', 'office')

/**
 * What every screen stands in. The policy of the page forbids style elements, so Base UI is told to make none.
 * ra-core's own user interface, with its telemetry, is never mounted: only its context and its hooks are used.
 */
export function AdminRoot({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={store} basename="">
        {children}
      </CoreAdminContext>
    </CSPProvider>
  )
}
