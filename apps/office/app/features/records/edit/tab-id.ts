import { newKey } from '../../../platform/api/new-key.ts'

/** Names this tab: what the same tab wrote before is never a conflict. A copy of the tab gets a name of its own. */
export const tabId = newKey()
