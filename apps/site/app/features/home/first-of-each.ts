/** The first item of each kind, in the order of the list, at most `limit`; items without a kind are passed over. */
export const firstOfEach = <Item>(items: readonly Item[], kindOf: (item: Item) => string, limit: number): Item[] => {
  const found = new Map<string, Item>()
  for (const item of items) {
    const kind = kindOf(item)
    if (kind && !found.has(kind)) found.set(kind, item)
  }
  return [...found.values()].slice(0, limit)
}
