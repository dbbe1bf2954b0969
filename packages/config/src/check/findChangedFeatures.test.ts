import { describe, expect, it } from 'vitest'
import { findFeaturesOfFiles } from './findChangedFeatures.ts'

describe('findFeaturesOfFiles', () => {
  it.each([
    [
      'selects the feature that has a change',
      ['packages/cart/src/store/a.ts', 'packages/cart/package.json'],
      ['cart'],
    ],
    [
      'selects both features when both have changes',
      ['packages/cart/a.ts', 'packages/pdp/b.ts'],
      ['cart', 'pdp'],
    ],
    ['selects nothing more for documentation', ['packages/cart/a.ts', 'docs/security.md'], ['cart']],
    ['selects all features for a change in shared code', ['packages/cart/a.ts', 'packages/ui/src/b.ts'], []],
    ['selects all features for a change in the host', ['apps/storefront/app/routes.ts'], []],
    ['selects all features for a change in the lock file', ['packages/cart/a.ts', 'pnpm-lock.yaml'], []],
  ])('%s', (_, paths, features) => {
    expect(findFeaturesOfFiles(paths)).toEqual(features)
  })
})
