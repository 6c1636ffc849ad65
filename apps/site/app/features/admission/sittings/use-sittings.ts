import type { Client } from '@northlight/contract/client'
import { useCall } from '../../../platform/api/use-call.ts'

const read = (client: Client) => client.get('/admission/sittings')

/** Sittings with the seats that are free now; the pages themselves are kept and may be minutes old. */
export const useSittings = () => useCall(read)
