const app = 'apps/site/app/'

/**
 * Features that know another one. Each pair is a decision: write it here before the import, and only if the part
 * cannot live in `platform` or `ui`, or be put together by the route.
 */
const mayUse: Record<string, readonly string[]> = {
  shell: ['reading'],
  home: ['courses', 'institute', 'reading', 'results'],
  courses: ['institute', 'payments', 'results'],
  admission: ['account', 'courses', 'payments', 'results', 'tests'],
  account: ['payments'],
  tests: ['payments'],
}

/** What each layer may import besides itself: `routes → features, shell → platform → ui`. */
const below: Record<string, readonly string[]> = {
  app: ['routes', 'features', 'shell', 'platform', 'ui', 'styles'],
  routes: ['features', 'shell', 'platform', 'ui'],
  features: ['platform', 'ui'],
  shell: ['platform', 'ui'],
  platform: ['ui'],
  ui: [],
  styles: [],
}

/** Files beside the folders (root, entries, route table) and their generated types put the whole together and belong to the layer `app`. */
const placeOf = (path: string) => {
  if (!path.startsWith(app)) return null
  const [layer = '', feature, file] = path.slice(app.length).split('/')
  if (feature === undefined || layer === '+types') return { layer: 'app' }
  return layer === 'features' && file !== undefined ? { layer, feature } : { layer }
}

/** The sentence for an import that goes against the layers of the site, or null. Both are paths from the root. */
export function layerRule(path: string, target: string): string | null {
  const [from, to] = [placeOf(path), placeOf(target)]
  if (!from || !to) return null
  if (!(from.layer in below)) return `${app}${from.layer} is no layer of the site: ${Object.keys(below).join(', ')}`
  if (from.layer === to.layer && from.feature === to.feature) return null
  const user = from.feature ?? from.layer
  if (to.feature && user in mayUse && mayUse[user]?.includes(to.feature)) return null
  if (to.feature && (from.feature || from.layer === 'shell'))
    return `${user} may not use the feature ${to.feature}; a pair of features stands in scripts/site-layers.ts`
  if (below[from.layer]?.includes(to.layer)) return null
  return `the site's ${from.layer} may not import its ${to.layer} (routes → features, shell → platform → ui)`
}
