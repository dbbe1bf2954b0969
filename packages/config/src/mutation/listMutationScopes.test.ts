import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listMutationScopes } from './listMutationScopes.ts'

const root = join(import.meta.dirname, '../../../..')

it('lists the rules, the stores and areas of the API, each with code and tests', () => {
  const scopes = listMutationScopes(root)
  expect(scopes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['rules', 'cart', 'login-dialog', 'api-orders']),
  )
  for (const { name, code, tests } of scopes) {
    expect(globSync(code, { cwd: root }).length, name).toBeGreaterThan(1)
    expect(globSync(tests, { cwd: root }).length, name).toBeGreaterThan(1)
  }
})

it('has a job of the daily workflow for each scope', () => {
  const workflow = readFileSync(join(root, '.github/workflows/daily.yml'), 'utf8')
  const [list = ''] = /(?<=scope:\n)( +- .+\n)+/.exec(workflow) ?? []
  expect([...list.matchAll(/- (.+)/g)].map(([, name]) => name).sort()).toEqual(
    listMutationScopes(root)
      .map(({ name }) => name)
      .sort(),
  )
})
