import type { Client } from '@northlight/contract/client'
import { useRead } from '../../../platform/api/use-read.ts'

const read = (client: Client) => client.get('/admission/sittings')

/** Sittings with the seats that are free now; the pages themselves are kept and may be minutes old. */
export const useSittings = () => useRead('sittings', read)
