/** Where a person wanted to go before the sign-in stood in the way. Only addresses of the office are followed. */
export const wayBack = (search: string): string => {
  const to = new URLSearchParams(search).get('to') ?? '/'
  return /^\/(?![/\\])/.test(to) && !/^\/(?:sign-in|factor|enrol)\b/.test(to) ? to : '/'
}

export const withWayBack = (path: string, to: string): string =>
  to === '/' ? path : `${path}?${new URLSearchParams({ to })}`
