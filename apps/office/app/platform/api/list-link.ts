/** An address as the API writes it (`/articles?filter[state]=draft`) as the list screens read it. */
export const listLink = (to: string): string => {
  const [path = to, query] = to.split('?', 2)
  if (!query) return to
  const filter: Record<string, string> = {}
  const rest = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    const found = /^filter\[(\w+)\]$/.exec(name)?.[1]
    if (found) filter[found] = value
    else rest.append(name, value)
  }
  if (Object.keys(filter).length > 0) rest.set('filter', JSON.stringify(filter))
  return `${path}?${rest}`
}
