import { serverPreset } from '@store/config/tsup/server'

export default serverPreset({
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
  // Native code, WebAssembly, and packages that are shared with a storefront in the same process.
  beside: ['@electric-sql/pglite', '@hono/node-server', 'hono', 'pg', 'pg-native', 'sharp'],
})
