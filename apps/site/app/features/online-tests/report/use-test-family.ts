import { usePlace } from '../../../platform/navigation/place.ts'
import { familyAt, type TestFamily } from './test-family.ts'

/** Practice test or admission test: the address of the page says it. */
export const useTestFamily = (): TestFamily => familyAt(usePlace().pathname)
