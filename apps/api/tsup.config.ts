import { createServerBuildConfig } from '@store/config/tsup/server'

export default createServerBuildConfig({
  entry: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    secrets: 'src/secrets.ts',
    order: 'src/order.ts',
    staff: 'src/staff.ts',
    deletions: 'src/deletions.ts',
    drill: 'src/drill.ts',
    import: 'src/import.ts',
    migrate: 'src/migrate.ts',
    search: 'src/search.ts',
    export: 'src/export.ts',
  },
  // These packages are not bundled: native code, WebAssembly, and packages that a storefront in the same process
  // shares.
  beside: ['@electric-sql/pglite', '@hono/node-server', 'hono', 'pg', 'pg-native', 'sharp'],
})
