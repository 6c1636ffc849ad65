/** The ground of a drawn sky: what is drawn lies behind the words and ends at its edges. */
export const nightBand = 'on-night relative isolate overflow-hidden bg-night'
