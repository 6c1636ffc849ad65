import type { Key, NumericRule } from './keys.ts'

const pairsText = (pairs: Record<string, string>) => JSON.stringify(Object.entries(pairs).sort())

const ruleText = (rule: NumericRule) =>
  'from' in rule ? `${rule.from} to ${rule.to}` : `${rule.value} ± ${rule.tolerance ?? '0'}`

/** Every answer that the key accepts, as text: the order of options, of pairs and of the ways does not matter. */
const waysOf = (key: Key): Set<string> => {
  switch (key.type) {
    case 'single':
      return new Set(key.right)
    case 'multiple':
      return new Set([key.right, ...(key.or ?? [])].map((options) => JSON.stringify(options.toSorted())))
    case 'numeric':
      return new Set(key.accept.map(ruleText))
    case 'matching':
      return new Set([key.pairs, ...(key.or ?? [])].map(pairsText))
  }
}

/** Whether two keys give the same marks for the same answers, as far as their texts tell. */
export const sameKey = (a: Key, b: Key): boolean => {
  const [ways, others] = [waysOf(a), waysOf(b)]
  return (
    a.type === b.type &&
    (a.dropped ?? false) === (b.dropped ?? false) &&
    ways.size === others.size &&
    [...ways].every((way) => others.has(way))
  )
}
