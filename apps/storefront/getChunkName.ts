const everyPage =
  /\/node_modules\/(react|react-dom|scheduler|zustand)\/|\/packages\/ui\/dist\/(hydration|index|tokens|dark)\.css|\/dist\/(messages\/\w+\/)?(place|count|card|product-card|favorite-button|resume)\.js|\/packages\/host\/dist\/(index|chunk-\w+)\.js$|\/ui\/dist\/(favorite-button|(hydration(\.styled)?|messages|slots)\.js)|\/app\/(messages\/\w+\/(commonMessages|language|packages\/(favoriteButton|productCard)Messages)\.ts|layout\/lazyLanguageLinks|localizeHref|localPathSchema|brand|composition\/currency\/CurrencyProvider)|preload-helper|rolldown\/runtime|^\0once:/

// Modules that both the entry and lazy parts of the host use; a separate chunk would need one more request.
const ofEveryPage =
  /\/app\/composition\/(\w+\/)?(?!create(?!Reload)|connect|startClickTracking|getPageTypeForLogin|overlayHistory|trackProductEvent|recentSearchStorage)\w+\.ts$/

/**
 * Keeps the number of requests of the first load small: one chunk for code of every page, and one chunk per feature.
 */
export function getChunkName(id: string, graph: ModuleGraph): string | null {
  if (everyPage.test(id) || ofEveryPage.test(id)) return 'base'
  if (wiredFor(id)) return wiredFor(id)
  if (/\/packages\/ui\/dist\//.test(id)) {
    return begins(/\/ui\/dist\/(index|lazy|messages)\.js$/, id, graph) ? 'base' : homeOfWidget(id, graph)
  }
  // Nearly every page shows product cards and needs this entry point of pdp; only the product page needs the rest of
  // pdp.
  if (begins(/\/pdp\/dist\/(messages\/\w+\/)?card\.js$/, id, graph)) return 'base'
  // The review pages share code with the product page, which lazy-loads it.
  if (begins(/\/pdp\/dist\/reviews\.js$/, id, graph) && !begins(/\/pdp\/dist\/index\.js$/, id, graph))
    return 'reviews'
  if (/\/pdp\/dist\/reviews\.(styled\.js|css)$/.test(id)) return null
  // The customiser's messaging loads with the first tap that opens a design.
  if (
    begins(/\/pdp\/dist\/customiser\.js$/, id, graph) &&
    !begins(/\/pdp\/dist\/(index|headless)\.js$/, id, graph)
  )
    return 'customiser'
  // The initial code of every page contains favorite buttons; their behavior is lazy-loaded, separate from the rest of
  // the account.
  if (begins(/\/account\/dist\/(messages\/\w+\/)?favorite-button\.js$/, id, graph)) return 'base'
  if (begins(/\/account\/dist\/wishlist\/headless\.js$/, id, graph)) return 'wishlist'
  if (/\/account\/dist\/wishlist\./.test(id)) return null
  // The layout of the account; each of its sections is a lazy-loaded chunk.
  if (begins(/\/account\/dist\/area\.js$/, id, graph)) return 'account-area'
  // Not grouped into one chunk, because each order page imports an entry point of its own, and the checkout imports the
  // package's root.
  if (/\/account\/dist\//.test(id)) return null
  // Contract rules are small; the schemas stay separate and are loaded for the first request.
  const needsSchemas = graph.getModuleInfo(id)?.importedIds.some((imported) => imported.includes('valibot'))
  if (/\/api-client\/dist\/(chunk-|contract\/rules\/)/.test(id) && !needsSchemas) return homeOfRule(id, graph)
  // A feature's lazy-loaded code stays separate from its initial code.
  if (isLate(id, graph)) return null
  // The initial code of a product page contains the location logic; the location box itself loads on the first
  // interaction.
  if (
    /\/delivery-location\/dist\/.*\.js$/.test(id) &&
    !begins(/\/delivery-location\/dist\/headless\.js$/, id, graph)
  )
    return 'place-box'
  return featureOf(id)
}

/** Puts the host's code that connects a feature into the feature's chunk. */
const wiredFor = (id: string): string | null => {
  if (id.endsWith('/composition/location/connectDeliveryLocationStore.ts')) return 'delivery-location'
  if (ofProduct.test(id)) return 'pdp'
  return id.endsWith('/composition/cart/CartInCurrencyProvider.tsx') ? 'cart' : null
}

const ofProduct =
  /\/packages\/host\/dist\/add-to-cart\.js|\/app\/(composition\/(product\/createProductPageStore|product\/createLazyCustomiser|cart\/createPurchasePorts|tracking\/trackProductEvent|browser\/overlayHistory)|pages\/product\/lazyDeliveryLocationBox)\.tsx?$/

const featureOf = (id: string): string | null =>
  wiredFor(id) ??
  /\/packages\/(cart|pdp|account|corporate|hamper-builder|delivery-location|login-dialog)\/dist\//.exec(
    id,
  )?.[1] ??
  null

/**
 * Returns the chunk of a widget: that of the only feature that uses it, or `widgets` if the cart needs the widget
 * initially and other features or lazy code use it, too.
 */
function homeOfWidget(id: string, graph: ModuleGraph): string | null {
  const { early, late } = usersOf(id, graph)
  const [sole = null, ...others] = early
  if (others.length === 0 && late.size === 0) return sole
  return early.has('cart') ? 'widgets' : null
}

/**
 * Puts a rule of the contract that only one feature uses into that feature's chunk, rules that only lazy code uses into
 * lazy chunks, and all others into the base chunk.
 */
function homeOfRule(id: string, graph: ModuleGraph): string | null {
  const { early, late } = usersOf(id, graph)
  if (early.size === 0) return null
  const [sole = null, ...others] = new Set([...early, ...late])
  if (others.length === 0 && sole !== null) return sole
  // Code that only secondary pages share must not be on every page.
  return [...early].some((feature) => !aside.has(feature)) ? 'base' : null
}

/** Features of secondary pages, which shoppers do not need for an order, and those pages themselves. */
const aside: ReadonlySet<string | null> = new Set(['account', 'corporate', 'hamper-builder', 'pages'])

const pageAside =
  /\/app\/(pages\/(?!home|category|product|cart|checkout)|composition\/(product\/createHamper|pages\/createOrdersPorts))/

const userOf = (id: string): string | null => (pageAside.test(id) ? 'pages' : featureOf(id))

interface Users {
  readonly early: Set<string | null>
  readonly late: Set<string | null>
}

/**
 * Returns the features, `null` for the host, that import a module of ui or of the contract eagerly, and those that
 * import it lazily.
 */
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

/**
 * Returns whether a module is this entry point of a package, or part of its initial code; other entry points are loaded
 * by their own importers.
 */
const begins = (entry: RegExp, id: string, graph: ModuleGraph): boolean =>
  entry.test(id) ||
  (/\/dist\/chunk-/.test(id) &&
    (graph.getModuleInfo(id)?.importers.some((importer) => begins(entry, importer, graph)) ?? false))

/** Entry points of packages that the host loads on the first use. */
const openedByHost = /\/cart\/dist\/mini\./

/** Returns whether a package lazy-loads a module itself; a package that the host lazy-loads is loaded as a whole. */
function isLate(id: string, graph: ModuleGraph): boolean {
  if (openedByHost.test(id)) return true
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  if (importers.length === 0) return dynamicImporters.some((importer) => importer.includes('/packages/'))
  // A chunk or stylesheet is lazy if only lazy modules import it.
  return /\/dist\/chunk-|\.css$/.test(id) && importers.every((importer) => isLate(importer, graph))
}

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}
