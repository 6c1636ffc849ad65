/** The id in `#fees%20paid`. An address that was cut in the middle of a sign points nowhere and breaks nothing. */
export const hashTarget = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
