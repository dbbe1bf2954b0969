import { join } from 'node:path'
import type { Plugin } from 'esbuild'

const root = join(import.meta.dirname, '../../../..')

/** Resolves `built:…` imports to the built packages, through the entry points that a host gets. */
export const builtPackages: Plugin = {
  name: 'built-packages',
  setup(build) {
    build.onResolve({ filter: /^built:/ }, ({ path, kind }) =>
      // The storefront depends on all of them.
      build.resolve(path.replace('built:', '@store/'), { kind, resolveDir: join(root, 'apps/storefront') }),
    )
  },
}
