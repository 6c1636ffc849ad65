type Looked = {
  state: string | undefined
  search: string | undefined
  /** Fees of the aptitude test that are to be returned; null while that is not known. */
  fees: number | null
}

/** What stands in the place of an empty list of refunds; null where somebody waits all the same, or may be waiting. */
export const noRefundsText = ({ state, search, fees }: Looked): string | null => {
  if (state !== 'open' || search) return 'No refund like this'
  return fees === 0 ? 'Nobody is waiting for a refund' : null
}
