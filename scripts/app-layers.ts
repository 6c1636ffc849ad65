type Layers = {
  /** As a sentence names it. */
  name: string
  folder: string
  /** What each layer may import besides itself. */
  below: Record<string, readonly string[]>
  /** Shown with a refusal. */
  order: string
  /**
   * Features that know another one. Each pair is a decision: write it here before the import, and only if the part
   * cannot live in `platform` or `ui`, or be put together by the route.
   */
  mayUse: Record<string, readonly string[]>
}

const site: Layers = {
  name: 'site',
  folder: 'apps/site/app/',
  mayUse: {
    shell: ['reading'],
    home: ['admission', 'courses', 'institute', 'reading', 'results'],
    courses: ['institute', 'payments', 'results'],
    admission: ['account', 'courses', 'payments', 'results', 'online-tests'],
    account: ['payments'],
    'online-tests': ['payments'],
  },
  below: {
    app: ['routes', 'features', 'shell', 'platform', 'ui', 'styles'],
    routes: ['features', 'shell', 'platform', 'ui'],
    features: ['platform', 'ui'],
    shell: ['platform', 'ui'],
    platform: ['ui'],
    ui: [],
    // One sheet for each kind of page, of what lies in the layers.
    styles: ['shell', 'ui'],
  },
  order: 'routes → features, shell → platform → ui',
}

const office: Layers = {
  name: 'office',
  folder: 'apps/office/app/',
  mayUse: {
    records: ['fields', 'pictures'],
    fields: ['pictures', 'rich'],
    institute: ['fields', 'pictures'],
    admissions: ['fields'],
    questions: ['pictures', 'rich'],
    money: ['fields'],
    breaches: ['fields'],
    today: ['institute', 'money', 'breaches'],
  },
  below: {
    app: ['screens', 'features', 'platform', 'ui'],
    screens: ['features', 'platform', 'ui'],
    features: ['platform', 'ui'],
    platform: ['ui'],
    ui: [],
  },
  order: 'screens → features → platform → ui',
}

/** Files beside the folders (root, entries, route table) and their generated types put the whole together and belong to the layer `app`. */
const placeOf = (path: string, { folder }: Layers) => {
  if (!path.startsWith(folder)) return null
  const [layer = '', feature, file] = path.slice(folder.length).split('/')
  if (feature === undefined || layer === '+types') return { layer: 'app' }
  return layer === 'features' && file !== undefined ? { layer, feature } : { layer }
}

function ruleOf(layers: Layers, path: string, target: string): string | null {
  const [from, to] = [placeOf(path, layers), placeOf(target, layers)]
  if (!from || !to) return null
  const { name, folder, below, mayUse, order } = layers
  if (!(from.layer in below))
    return `${folder}${from.layer} is no layer of the ${name}: ${Object.keys(below).join(', ')}`
  if (from.layer === to.layer && from.feature === to.feature) return null
  const user = from.feature ?? from.layer
  if (to.feature && user in mayUse && mayUse[user]?.includes(to.feature)) return null
  if (to.feature && (from.feature || from.layer === 'shell'))
    return `${user} may not use the feature ${to.feature}; a pair of features stands in scripts/app-layers.ts`
  if (below[from.layer]?.includes(to.layer)) return null
  return `the ${name}'s ${from.layer} may not import its ${to.layer} (${order})`
}

/** The sentence for an import that goes against the layers of its app, or null. Both are paths from the root. */
export const layerRule = (path: string, target: string): string | null =>
  ruleOf(site, path, target) ?? ruleOf(office, path, target)
