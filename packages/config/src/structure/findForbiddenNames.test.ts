import { describe, expect, it } from 'vitest'
import { findForbiddenNames } from './findForbiddenNames.ts'

describe('findForbiddenNames', () => {
  it('accepts standard terms and a file named after its export', () => {
    expect(
      findForbiddenNames(
        'packages/cart/src/createMutationQueue.ts',
        'export function createMutationQueue() {}',
      ),
    ).toEqual([])
  })

  it('accepts a word that only begins like a rejected one', () => {
    expect(findForbiddenNames('packages/ui/src/translate.ts', 'export const translate = 1')).toEqual([])
  })

  it('accepts a file that groups several exports', () => {
    expect(
      findForbiddenNames('packages/ui/src/sizes.ts', 'export const small = 1\nexport const large = 2'),
    ).toEqual([])
  })

  it.each([
    ['a function', 'packages/cart/src/tellTwin.ts', 'export function tellTwin() {}'],
    ['a type', 'packages/cart/src/CartFault.ts', 'export type CartFault = 1'],
    [
      'one of several exports',
      'packages/cart/src/sizes.ts',
      'export const small = 1\nexport const bringLate = 2',
    ],
  ])('rejects a non-standard term in %s', (_, path, source) => {
    expect(findForbiddenNames(path, source)).toContainEqual(expect.stringContaining('the standard term is'))
  })

  it('rejects a non-standard term in the name of a file', () => {
    expect(findForbiddenNames('packages/cart/src/lateParts.test.ts', '')).toEqual([
      'name: packages/cart/src/lateParts.test.ts says "late" in lateParts, the standard term is lazy',
    ])
  })

  it('rejects a file that is not named after its only export', () => {
    expect(findForbiddenNames('packages/cart/src/cart.ts', 'export const addLine = 1')).toEqual([
      'name: packages/cart/src/cart.ts is not named after its export addLine',
    ])
  })

  it('allows stories, routes and entry points the names that their tools require', () => {
    expect(findForbiddenNames('apps/api/src/cart/cart.routes.ts', 'export const cartHandlers = 1')).toEqual(
      [],
    )
    expect(findForbiddenNames('packages/ui/src/index.ts', "export { Button } from './Button.tsx'")).toEqual(
      [],
    )
  })
})
