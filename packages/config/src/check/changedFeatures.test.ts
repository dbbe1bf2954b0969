import { describe, expect, it } from 'vitest'
import { featuresOf } from './changedFeatures.ts'

describe('featuresOf', () => {
  it.each([
    [
      'a change in one feature selects it',
      ['packages/cart/src/store/a.ts', 'packages/cart/package.json'],
      ['cart'],
    ],
    ['changes in two features select both', ['packages/cart/a.ts', 'packages/pdp/b.ts'], ['cart', 'pdp']],
    ['documentation selects nothing further', ['packages/cart/a.ts', 'docs/security.md'], ['cart']],
    ['anything that features share selects all', ['packages/cart/a.ts', 'packages/ui/src/b.ts'], []],
    ['the host selects all', ['apps/storefront/app/routes.ts'], []],
    ['the lock file selects all', ['packages/cart/a.ts', 'pnpm-lock.yaml'], []],
  ])('%s', (_, paths, features) => {
    expect(featuresOf(paths)).toEqual(features)
  })
})
