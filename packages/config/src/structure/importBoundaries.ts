/** What the files of a folder may import. */
export interface ImportBoundary {
  readonly folder: string
  /** Our own modules, each by its entry point; a trailing `*` matches the rest. */
  readonly allow: readonly string[]
  /** Additional imports of tests, stories and fixtures. */
  readonly allowInTests?: readonly string[]
  /** Libraries that this folder must not import, although its package may depend on them. */
  readonly forbid?: readonly string[]
}

const feature = (name: string): ImportBoundary => ({
  folder: `packages/${name}/`,
  allow: ['@store/ui', '@store/ui/*', '@store/api-client/contract/*'],
  allowInTests: [
    '@store/api-client',
    '@store/api-client/testing',
    '@store/config/renderHydrated',
    '@store/config/storyNetwork',
    `@store/${name}`,
    `@store/${name}/*`,
  ],
  forbid: ['ky', 'hono', 'drizzle-orm'],
})

// A custom element is a separate composition root, which includes the client of the calls that it makes.
const element = (name: string, client: string): ImportBoundary => ({
  ...feature(name),
  folder: `packages/${name}/src/element/`,
  allow: [...feature(name).allow, client],
})

/**
 * Allowed imports: the rules of docs/architecture.md as a table. A rule forbids all own modules that it does not list.
 * The first rule whose folder contains the file decides; a file without a rule is rejected.
 */
export const importBoundaries: readonly ImportBoundary[] = [
  {
    folder: 'packages/api-client/src/contract/',
    allow: [],
    forbid: ['react', 'ky', 'zustand', 'hono'],
  },
  { folder: 'packages/api-client/', allow: [], forbid: ['react', 'zustand', 'hono'] },
  {
    folder: 'packages/ui/',
    allow: [],
    allowInTests: ['@store/config/renderHydrated', '@store/config/tokens'],
    forbid: ['zustand', 'ky', 'valibot'],
  },
  feature('cart'),
  element('login-dialog', '@store/api-client/login'),
  feature('login-dialog'),
  element('delivery-location', '@store/api-client/delivery'),
  feature('delivery-location'),
  {
    folder: 'packages/elements/',
    allow: ['@store/config/elements', '@store/login-dialog/element', '@store/delivery-location/element'],
  },
  feature('pdp'),
  feature('hamper-builder'),
  feature('corporate'),
  feature('account'),
  {
    folder: 'packages/host/',
    allow: [
      '@store/ui/*',
      '@store/api-client/contract/*',
      '@store/cart/count',
      '@store/cart/headless',
      '@store/delivery-location/place',
      '@store/login-dialog/resume',
    ],
    allowInTests: ['@store/api-client/testing'],
    forbid: ['ky', 'hono', 'drizzle-orm'],
  },
  { folder: 'packages/create-storefront/template/', allow: ['@store/*'], forbid: ['ky', 'valibot'] },
  { folder: 'packages/create-storefront/', allow: [] },
  { folder: 'packages/config/src/consumers/apps/', allow: ['@store/*'] },
  { folder: 'packages/config/src/consumers/shared/', allow: ['@store/*'] },
  { folder: 'packages/config/', allow: [], allowInTests: ['@store/*'] },
  {
    folder: 'apps/api/',
    allow: ['@store/api-client/contract', '@store/api-client/contract/*', '@store/api-client/testing'],
    allowInTests: [
      '@store/api-client',
      '@store/api-client/conformance',
      '@store/config/*',
      '@store/test-bank',
    ],
    forbid: ['react', 'ky'],
  },
  { folder: 'apps/storefront/', allow: ['@store/*'], forbid: ['ky'] },
  {
    folder: 'apps/partner-site/',
    allow: ['@store/elements/*', '@store/login-dialog/*', '@store/delivery-location/*'],
    forbid: ['ky', 'valibot', 'zustand'],
  },
  { folder: 'apps/test-bank/', allow: [], forbid: ['react', 'ky'] },
  { folder: 'apps/test-google/', allow: [], forbid: ['react', 'ky'] },
  {
    folder: 'apps/customiser/',
    allow: ['@store/pdp/customiser', '@store/api-client/contract/*', '@store/ui/tokens.css'],
    forbid: ['react', 'ky', 'valibot', 'zustand'],
  },
  { folder: 'apps/style-isolation/', allow: ['@store/*'], forbid: ['ky', 'hono', 'drizzle-orm'] },
  { folder: 'apps/docs/', allow: ['@store/*'], forbid: ['ky', 'hono', 'drizzle-orm'] },
  {
    folder: 'apps/bench/',
    allow: ['@store/api', '@store/api/*', '@store/api-client', '@store/api-client/*', '@store/config/*'],
  },
]

/** Layers inside a feature: components → react → store → contract; the store never imports React. */
export const featureLayers: readonly { readonly folder: RegExp; readonly forbid: readonly RegExp[] }[] = [
  {
    folder: /^packages\/[^/]+\/src\/store\//,
    forbid: [/^react($|\/)/, /^react-dom/, /^@store\/ui/, /\.css$/, /\/(components|react|messages)\//],
  },
  { folder: /^packages\/[^/]+\/src\/messages\//, forbid: [/^react($|\/)/, /\/(components|react)\//] },
  { folder: /^packages\/[^/]+\/src\/react\//, forbid: [/\/components\//, /\.css$/] },
  // A language is a separate entry point, loaded only by a host that imports it. Elements have no host.
  {
    folder: /^packages\/[^/]+\/src\/(?!(?:.*\/)?(?:messages|element)\/)(?!.*\.(?:test|stories)\.tsx?$)/,
    forbid: [/\/messages\/(?!en\b)[a-z]{2}(?:\.ts|\/|$)/],
  },
]

const technicalFolders =
  'catalogueFiles|cdn|contract|db|encryption|files|fixtures|http|jobs|log|mail|messages|messaging|metrics|pictures|purge|sample|search|sms|tracing'

/**
 * The folder of a domain of the API: every folder that is not technical. Other folders of the API import its
 * `index.ts` alone; tests and fixtures may import any of its files.
 */
export const apiDomainPattern = new RegExp(`^apps/api/src/(?!(?:${technicalFolders})/)\\w+/`)
