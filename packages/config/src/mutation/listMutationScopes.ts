import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Code that gets mutants, and the tests that should detect them, as globs from the root. */
export interface MutationScope {
  readonly name: string
  readonly code: string
  readonly tests: string
  /** Whether the tests need a Postgres. */
  readonly needsDatabase: boolean
}

/**
 * Lists the rules of the contract, the store of each feature package, and the areas of the API that handle money and
 * access.
 */
export function listMutationScopes(root: string): readonly MutationScope[] {
  const sources = globSync('packages/*/src/store', { cwd: root }).map(dirname).sort()
  return [
    {
      name: 'rules',
      code: 'packages/api-client/src/contract/rules/*.ts',
      tests: 'packages/api-client/src/contract/**/*.test.ts',
      needsDatabase: false,
    },
    ...sources.map((source) => ({
      name: basename(dirname(source)),
      code: `${source}/store/**/*.ts`,
      tests: `${source}/**/*.test.ts`,
      needsDatabase: false,
    })),
    ...['orders', 'cart', 'login'].map((area) => ({
      name: `api-${area}`,
      code: `apps/api/src/${area}/**/*.ts`,
      tests: `apps/api/src/${area}/**/*.test.ts`,
      needsDatabase: true,
    })),
  ]
}
