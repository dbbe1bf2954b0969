import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listMutationScopes } from './listMutationScopes.ts'

const root = join(import.meta.dirname, '../../../..')

it('lists the rules and the stores, each with code and tests', () => {
  const scopes = listMutationScopes(root)
  expect(scopes.map(({ name }) => name)).toEqual(expect.arrayContaining(['rules', 'cart', 'login-dialog']))
  for (const { name, code, tests } of scopes) {
    expect(globSync(code, { cwd: root }).length, name).toBeGreaterThan(1)
    expect(globSync(tests, { cwd: root }).length, name).toBeGreaterThan(1)
  }
})
