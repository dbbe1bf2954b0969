import { describe, expect, it } from 'vitest'
import { checkStructure } from './checkStructure.ts'

const house = (files: Record<string, string>) => checkStructure(new Map(Object.entries(files)))

describe('the structure check', () => {
  it('is content with one direction', () => {
    expect(
      house({
        'packages/cart/src/store/a.ts': "import { b } from './b.ts'\nexport const a = b",
        'packages/cart/src/store/b.ts': 'export const b = 1',
      }),
    ).toEqual([])
  })

  it('refuses a ring of two files', () => {
    expect(
      house({
        'packages/cart/src/store/a.ts': "import { b } from './b.ts'\nexport const a = b",
        'packages/cart/src/store/b.ts': "import { a } from './a.ts'\nexport const b = a",
      }),
    ).toEqual([
      'ring: packages/cart/src/store/a.ts ↔ packages/cart/src/store/b.ts import each other in a circle',
    ])
  })

  it('refuses a ring that exists only in types', () => {
    expect(
      house({
        'packages/cart/src/store/a.ts': "import type { B } from './b.ts'\nexport type A = B",
        'packages/cart/src/store/b.ts': "export type { A } from './a.ts'\nexport type B = 1",
      }),
    ).toHaveLength(1)
  })

  it('refuses a ring of folders whose files form none', () => {
    expect(
      house({
        'apps/api/src/cart/a.ts': "import { b } from '../orders/b.ts'\nexport const a = b",
        'apps/api/src/orders/b.ts': 'export const b = 1',
        'apps/api/src/orders/c.ts': "import { d } from '../cart/d.ts'\nexport const c = d",
        'apps/api/src/cart/d.ts': 'export const d = 1',
      }),
    ).toEqual(['ring: apps/api/src/cart ↔ apps/api/src/orders import each other in a circle'])
  })

  it('refuses a ring that closes over a lazy import', () => {
    expect(
      house({
        'packages/ui/src/a.ts': "export const a = () => import('./b.ts')",
        'packages/ui/src/b.ts': "import { a } from './a.ts'\nexport const b = a",
      }),
    ).toHaveLength(1)
  })

  it.each([
    ['a feature importing another', 'packages/cart/src/index.ts', "import '@store/pdp'"],
    ['a feature importing the transport', 'packages/cart/src/index.ts', "import '@store/api-client'"],
    ['a feature importing ky', 'packages/pdp/src/index.ts', "import ky from 'ky'"],
    [
      'ui importing the contract',
      'packages/ui/src/index.ts',
      "import type {} from '@store/api-client/contract/cart'",
    ],
    ['the contract importing React', 'packages/api-client/src/contract/a.ts', "import 'react'"],
    ['a store importing React', 'packages/cart/src/store/a.ts', "import 'react'"],
    ['a store importing a component', 'packages/cart/src/store/a.ts', "import '../components/B/B.tsx'"],
    ['a relative way into another package', 'packages/cart/src/index.ts', "import '../../pdp/src/index.ts'"],
    ['the host importing ky', 'apps/storefront/app/routes.ts', "import 'ky'"],
  ])('refuses %s', (_, path, source) => {
    expect(house({ [path]: source })).toHaveLength(1)
  })

  it('refuses a file over 200 lines, but not a long test', () => {
    const long = 'export const a = 1\n'.repeat(201)
    expect(house({ 'packages/ui/src/Long.ts': long })).toEqual([
      'size: packages/ui/src/Long.ts has 201 lines, 200 is the most',
    ])
    expect(house({ 'packages/ui/src/Long.test.ts': long })).toEqual([])
  })

  it('refuses a file name that says nothing', () => {
    expect(house({ 'packages/ui/src/utils.ts': '' })).toHaveLength(1)
  })
})
