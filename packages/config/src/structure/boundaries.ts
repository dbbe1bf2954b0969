/** Which of the house's own modules a room may import; a trailing `*` matches the rest. */
export interface Boundary {
  /** Folder the rule is about. */
  readonly room: string
  /** Modules of the house it may name. */
  readonly may: readonly string[]
  /** Libraries it must not name, with the reason in the message. */
  readonly never?: readonly string[]
}

const feature = (name: string): Boundary => ({
  room: `packages/${name}/src/`,
  may: ['@store/ui', '@store/ui/*', '@store/api-client/contract/*'],
  never: ['ky', 'hono', 'drizzle-orm'],
})

// A custom element is a composition root of its own: it brings the client along.
const element = (name: string): Boundary => ({
  room: `packages/${name}/src/element/`,
  may: ['@store/ui', '@store/ui/*', '@store/api-client', '@store/api-client/contract/*'],
  never: ['ky', 'hono', 'drizzle-orm'],
})

/** Who may import whom: docs/architecture.md as a table. The first rule whose room holds the file decides. */
export const boundaries: readonly Boundary[] = [
  { room: 'packages/api-client/src/contract/', may: [], never: ['react', 'ky', 'zustand', 'hono'] },
  { room: 'packages/api-client/src/', may: [], never: ['react', 'zustand', 'hono'] },
  { room: 'packages/ui/src/', may: [], never: ['zustand', 'ky', 'valibot'] },
  feature('cart'),
  element('login-dialog'),
  feature('login-dialog'),
  element('delivery-location'),
  feature('delivery-location'),
  feature('pdp'),
  feature('account'),
  { room: 'packages/config/src/consumers/apps/', may: ['@store/*'] },
  { room: 'packages/config/src/consumers/shared/', may: ['@store/*'] },
  { room: 'packages/config/', may: [] },
  {
    room: 'apps/api/src/',
    may: ['@store/api-client/contract', '@store/api-client/contract/*', '@store/api-client/testing'],
    never: ['react', 'ky'],
  },
  { room: 'apps/storefront/', may: ['@store/*'], never: ['ky'] },
  {
    room: 'apps/partner-site/',
    may: ['@store/login-dialog/*', '@store/delivery-location/*'],
    never: ['ky', 'valibot', 'zustand'],
  },
  {
    room: 'apps/customiser/',
    may: ['@store/pdp/customiser', '@store/api-client/contract/*', '@store/ui/tokens.css'],
    never: ['react', 'ky', 'valibot', 'zustand'],
  },
  { room: 'apps/bench/', may: ['@store/api-client', '@store/api-client/*', '@store/config/*'] },
]

/** Inside a feature: components → react → store → contract, and the store never sees React. */
export const layers: readonly { readonly room: RegExp; readonly never: readonly RegExp[] }[] = [
  {
    room: /^packages\/[^/]+\/src\/store\//,
    never: [/^react($|\/)/, /^react-dom/, /^@store\/ui/, /\.css$/, /\/(components|react|messages)\//],
  },
  { room: /^packages\/[^/]+\/src\/messages\//, never: [/^react($|\/)/, /\/(components|react)\//] },
  { room: /^packages\/[^/]+\/src\/react\//, never: [/\/components\//, /\.css$/] },
]
