const everyPage =
  /\/node_modules\/(react|react-dom|scheduler|zustand)\/|\/packages\/ui\/dist\/(index|tokens)\.css|\/dist\/(place|count|card|favorite-button|resume)\.js|\/ui\/dist\/favorite-button|\/app\/(PageModule|commonMessages|brand|composition\/CurrencyProvider|composition\/hydrateOnInteraction)|preload-helper|rolldown\/runtime|^\0once:/

// What the entry and late parts of the host have in common; in a file of its own it would be one more request.
const ofEveryPage =
  /\/app\/composition\/(?!create(?!Reload)|connect|startClickTracking|toLoginReference|historyEntry|trackProduct(?!Clicks)|recentSearches|onTabVisible)\w+\.ts$/

/** Few requests on the first load: what every page has is one file, and each feature is one file of its own. */
export function getChunkName(id: string, graph: ModuleGraph): string | null {
  if (everyPage.test(id) || ofEveryPage.test(id)) return 'base'
  if (wiredFor(id)) return wiredFor(id)
  if (/\/packages\/ui\/dist\//.test(id)) {
    return begins(/\/ui\/dist\/index\.js$/, id, graph) ? 'base' : homeOfWidget(id, graph)
  }
  // A product's card stands on nearly every page; the rest of its package on its own page alone.
  if (begins(/\/pdp\/dist\/card\.js$/, id, graph)) return 'base'
  if (/\/pdp\/dist\/card\.(styled\.js|css)$/.test(id)) return null
  // Pages of reviews share with the product page what that brings late.
  if (begins(/\/pdp\/dist\/reviews\.js$/, id, graph) && !begins(/\/pdp\/dist\/index\.js$/, id, graph))
    return 'reviews'
  if (/\/pdp\/dist\/reviews\.(styled\.js|css)$/.test(id)) return null
  // What speaks to a customiser comes with the first wish to design something.
  if (
    begins(/\/pdp\/dist\/customiser\.js$/, id, graph) &&
    !begins(/\/pdp\/dist\/(index|headless)\.js$/, id, graph)
  )
    return 'customiser'
  // Hearts are there from the start; what makes them beat comes late, and apart from the rest of the account.
  if (begins(/\/account\/dist\/favorite-button\.js$/, id, graph)) return 'base'
  if (begins(/\/account\/dist\/wishlist\/headless\.js$/, id, graph)) return 'wishlist'
  if (/\/account\/dist\/wishlist\./.test(id)) return null
  // The frame of the account; each of its sections comes late, by itself.
  if (begins(/\/account\/dist\/area\.js$/, id, graph)) return 'account-area'
  // Each page of orders has an entry of its own, and the checkout the package's root.
  if (/\/account\/dist\//.test(id)) return null
  // Rules of the contract are small; its schemas stay apart, for when something is asked for.
  const needsSchemas = graph.getModuleInfo(id)?.importedIds.some((imported) => imported.includes('valibot'))
  if (/\/api-client\/dist\/(chunk-|contract\/rules\/)/.test(id) && !needsSchemas) return homeOfRule(id, graph)
  // What a feature loads when it is wanted stays apart from what it begins with.
  if (isLate(id, graph)) return null
  // A product's page begins with what knows of places; the box itself comes with the first stir.
  if (
    /\/delivery-location\/dist\/.*\.js$/.test(id) &&
    !begins(/\/delivery-location\/dist\/headless\.js$/, id, graph)
  )
    return 'place-box'
  return featureOf(id)
}

/** What wires a feature comes with it. */
const wiredFor = (id: string): string | null => {
  if (id.endsWith('/composition/createDeliveryLocation.ts')) return 'delivery-location'
  if (ofProduct.test(id)) return 'pdp'
  return id.endsWith('/composition/CartInCurrency.tsx') ? 'cart' : null
}

const ofProduct =
  /\/app\/(composition\/(createProductPageStore|createAddToCart|createLazyCustomiser|trackProduct|historyEntry)|pages\/product\/lazyDeliveryLocationBox)\.tsx?$/

const featureOf = (id: string): string | null =>
  wiredFor(id) ??
  /\/packages\/(cart|pdp|account|corporate|hamper-builder|delivery-location|login-dialog)\/dist\//.exec(
    id,
  )?.[1] ??
  null

/** The one feature a widget is for, where nobody else and nobody later asks for it; what the cart begins with and shares is one file. */
function homeOfWidget(id: string, graph: ModuleGraph): string | null {
  const { early, late } = usersOf(id, graph)
  const [sole = null, ...others] = early
  if (others.length === 0 && late.size === 0) return sole
  return early.has('cart') ? 'widgets' : null
}

/** A rule that one feature alone uses is that feature's; what is only wanted later comes later; all others are everybody's. */
function homeOfRule(id: string, graph: ModuleGraph): string | null {
  const { early, late } = usersOf(id, graph)
  if (early.size === 0) return null
  const [sole = null, ...others] = new Set([...early, ...late])
  if (others.length === 0 && sole !== null) return sole
  // What only pages aside have in common is no reason for every page to have it.
  return [...early].some((feature) => !aside.has(feature)) ? 'base' : null
}

/** Features of pages that lie beside a shopper's way to an order, and those pages themselves. */
const aside: ReadonlySet<string | null> = new Set(['account', 'corporate', 'hamper-builder', 'pages'])

const pageAside =
  /\/app\/(pages\/(?!home|category|product|cart|checkout)|composition\/(createHamper|connectOrders))/

const userOf = (id: string): string | null => (pageAside.test(id) ? 'pages' : featureOf(id))

interface Users {
  readonly early: Set<string | null>
  readonly late: Set<string | null>
}

/** The features, `null` for the host, that ask for a piece of ui or of the contract at first, and those that do later. */
function usersOf(
  id: string,
  graph: ModuleGraph,
  users: Users = { early: new Set(), late: new Set() },
): Users {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  for (const importer of dynamicImporters) users.late.add(userOf(importer))
  for (const importer of importers) {
    if (/\/packages\/(ui|api-client)\/dist\//.test(importer)) usersOf(importer, graph, users)
    else users[isLate(importer, graph) ? 'late' : 'early'].add(userOf(importer))
  }
  return users
}

/** Whether a file is this entry of a package, or a piece the entry begins with; other entries come with whoever needs them. */
const begins = (entry: RegExp, id: string, graph: ModuleGraph): boolean =>
  entry.test(id) ||
  (/\/dist\/chunk-/.test(id) &&
    (graph.getModuleInfo(id)?.importers.some((importer) => begins(entry, importer, graph)) ?? false))

/** Entries of packages that the host asks for with a first wish. */
const openedByHost = /\/cart\/dist\/mini\./

/** Whether a package itself asks for a file only when it is wanted; what the host asks for late, it asks for whole. */
function isLate(id: string, graph: ModuleGraph): boolean {
  if (openedByHost.test(id)) return true
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  if (importers.length === 0) return dynamicImporters.some((importer) => importer.includes('/packages/'))
  // A piece that late files share, or the styles of one.
  return /\/dist\/chunk-|\.css$/.test(id) && importers.every((importer) => isLate(importer, graph))
}

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}
