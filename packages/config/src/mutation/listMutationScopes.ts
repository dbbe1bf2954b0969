import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Code that gets mutants, and the tests that should detect them, as globs from the root. */
export interface MutationScope {
  readonly name: string
  readonly code: string
  readonly tests: string
}

/** Lists the rules of the contract, and the store of each feature package. */
export function listMutationScopes(root: string): readonly MutationScope[] {
  const sources = globSync('packages/*/src/store', { cwd: root }).map(dirname).sort()
  return [
    {
      name: 'rules',
      code: 'packages/api-client/src/contract/rules/*.ts',
      tests: 'packages/api-client/src/contract/**/*.test.ts',
    },
    ...sources.map((source) => ({
      name: basename(dirname(source)),
      code: `${source}/store/**/*.ts`,
      tests: `${source}/**/*.test.ts`,
    })),
  ]
}
