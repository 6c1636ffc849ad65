/** `99.98 %`. Cut off and not rounded up: while anything failed it is never all of them. */
export const answeredText = (replies: number, failures: number): string => {
  if (replies === 0) return '–'
  const share = Math.floor(((replies - failures) / replies) * 10_000) / 100
  return `${share.toFixed(failures === 0 ? 0 : 2)} %`
}
