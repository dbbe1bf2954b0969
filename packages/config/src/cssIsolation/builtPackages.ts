import { join } from 'node:path'
import type { Plugin } from 'esbuild'

const root = join(import.meta.dirname, '../../../..')

/** Lets what is named `built:…` come from the built packages, through the entries a host gets. */
export const builtPackages: Plugin = {
  name: 'built-packages',
  setup(build) {
    build.onResolve({ filter: /^built:/ }, ({ path, kind }) =>
      // The shop has all of them at hand.
      build.resolve(path.replace('built:', '@store/'), { kind, resolveDir: join(root, 'apps/storefront') }),
    )
  },
}
