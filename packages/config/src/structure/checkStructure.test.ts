import { describe, expect, it } from 'vitest'
import { checkStructure } from './checkStructure.ts'

const check = (files: Record<string, string>) => checkStructure(new Map(Object.entries(files)))

describe('checkStructure', () => {
  it('accepts imports in one direction', () => {
    expect(
      check({
        'packages/cart/src/store/a.ts': "import { b } from './b.ts'\nexport const a = b",
        'packages/cart/src/store/b.ts': 'export const b = 1',
      }),
    ).toEqual([])
  })

  it('rejects a dependency cycle of two files', () => {
    expect(
      check({
        'packages/cart/src/store/a.ts': "import { b } from './b.ts'\nexport const a = b",
        'packages/cart/src/store/b.ts': "import { a } from './a.ts'\nexport const b = a",
      }),
    ).toEqual(['dependency cycle: packages/cart/src/store/a.ts ↔ packages/cart/src/store/b.ts'])
  })

  it('rejects a dependency cycle of type imports only', () => {
    expect(
      check({
        'packages/cart/src/store/A.ts': "import type { B } from './B.ts'\nexport type A = B",
        'packages/cart/src/store/B.ts': "export type { A } from './A.ts'\nexport type B = 1",
      }),
    ).toHaveLength(1)
  })

  it('rejects a cycle between folders even if no files form a cycle', () => {
    expect(
      check({
        'apps/api/src/mail/a.ts': "import { b } from '../jobs/b.ts'\nexport const a = b",
        'apps/api/src/jobs/b.ts': 'export const b = 1',
        'apps/api/src/jobs/c.ts': "import { d } from '../mail/d.ts'\nexport const c = d",
        'apps/api/src/mail/d.ts': 'export const d = 1',
      }),
    ).toEqual(['dependency cycle: apps/api/src/jobs ↔ apps/api/src/mail'])
  })

  it('rejects a cycle that includes a lazy import', () => {
    expect(
      check({
        'packages/ui/src/a.ts': "export const a = () => import('./b.ts')",
        'packages/ui/src/b.ts': "import { a } from './a.ts'\nexport const b = a",
      }),
    ).toHaveLength(1)
  })

  it.each([
    ['a feature importing another feature', 'packages/cart/src/index.ts', "import '@store/pdp'"],
    ['a feature importing the transport', 'packages/cart/src/index.ts', "import '@store/api-client'"],
    [
      'a provider importing Hindi',
      'packages/cart/src/react/CartProvider.tsx',
      "import { hi } from '../messages/hi.ts'",
    ],
    [
      'a component importing Hindi of ui',
      'packages/pdp/src/components/a.tsx',
      "import '@store/ui/messages/hi'",
    ],
    ['a feature importing ky', 'packages/pdp/src/index.ts', "import ky from 'ky'"],
    ['corporate importing the cart', 'packages/corporate/src/index.ts', "import '@store/cart'"],
    ['corporate importing ky', 'packages/corporate/src/index.ts', "import 'ky'"],
    ['the hamper builder importing the cart', 'packages/hamper-builder/src/a.ts', "import '@store/cart'"],
    ['the hamper builder importing ky', 'packages/hamper-builder/src/a.ts', "import 'ky'"],
    ['a test of one feature importing another feature', 'packages/cart/src/a.test.ts', "import '@store/pdp'"],
    ['the host package importing a component', 'packages/host/src/index.ts', "import '@store/cart'"],
    ['the host package importing the transport', 'packages/host/src/a.ts', "import '@store/api-client'"],
    ['a feature importing the host package', 'packages/cart/src/a.ts', "import '@store/host'"],
    ['the API importing a feature', 'apps/api/src/index.ts', "import '@store/cart'"],
    [
      'the host reaching into a package',
      'apps/storefront/app/a.ts',
      "import '../../../packages/ui/src/a.ts'",
    ],
    [
      'a type import from another feature',
      'packages/cart/src/a.ts',
      "import type { A } from '@store/account'",
    ],
    [
      'a lazy import of another feature',
      'packages/cart/src/a.ts',
      "export const a = () => import('@store/pdp')",
    ],
    ['a package that no rule lists', 'packages/checkout/src/index.ts', 'export const a = 1'],
    ['an app that no rule lists', 'apps/admin/src/index.ts', 'export const a = 1'],
    [
      'ui importing the contract',
      'packages/ui/src/index.ts',
      "import type {} from '@store/api-client/contract/cart'",
    ],
    ['the contract importing React', 'packages/api-client/src/contract/a.ts', "import 'react'"],
    ['a store importing React', 'packages/cart/src/store/a.ts', "import 'react'"],
    ['a store importing a component', 'packages/cart/src/store/a.ts', "import '../components/B/B.tsx'"],
    ['a relative path into another package', 'packages/cart/src/index.ts', "import '../../pdp/src/index.ts'"],
    [
      'a domain of the API reaching past the index of another',
      'apps/api/src/orders/placing/a.ts',
      "import '../../cart/lines/b.ts'",
    ],
    ['the app reaching past the index of a domain', 'apps/api/src/createApp.ts', "import './cart/a.ts'"],
    [
      'a type import past the index of a domain',
      'apps/api/src/http/a.ts',
      "import type {} from '../users/A.ts'",
    ],
    ['the host importing ky', 'apps/storefront/app/routes.ts', "import 'ky'"],
  ])('rejects %s', (_, path, source) => {
    expect(check({ [path]: source })).toHaveLength(1)
  })

  it.each([
    ['its index', 'apps/api/src/orders/a.ts', "import '../cart/index.ts'"],
    ['its files by each other', 'apps/api/src/cart/adding/a.ts', "import '../lines/b.ts'"],
    ['its files by a test', 'apps/api/src/orders/a.test.ts', "import '../cart/lines/b.ts'"],
    ['its files by a fixture', 'apps/api/src/fixtures/a.ts', "import '../cart/lines/b.ts'"],
    ['files of a technical folder', 'apps/api/src/cart/a.ts', "import '../http/b.ts'"],
  ])('accepts an allowed import in the API: %s', (_, path, source) => {
    expect(check({ [path]: source })).toEqual([])
  })

  it('rejects a file over 200 lines, but not a long test', () => {
    const long = 'export const a = 1\n'.repeat(201)
    expect(check({ 'packages/ui/src/Long.ts': long })).toEqual([
      'size: packages/ui/src/Long.ts has 201 lines, 200 is the most',
    ])
    expect(check({ 'packages/ui/src/Long.test.ts': long })).toEqual([])
  })

  it('rejects a meaningless file name such as utils.ts', () => {
    expect(check({ 'packages/ui/src/utils.ts': '' })).toHaveLength(1)
  })
})
