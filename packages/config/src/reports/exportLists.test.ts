import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listPublishedPackages } from '../publishing/listPublishedPackages.ts'
import { listEntryPoints } from './listEntryPoints.ts'
import { printEntryPoint } from './printApi.ts'

const root = join(import.meta.dirname, '../../../..')

it.each(listPublishedPackages(root).map((one) => [one.manifest.name, one] as const))(
  '%s exports what its report in git lists, and nothing else',
  (_, published) => {
    const report = readFileSync(join(root, 'packages', published.folder, 'etc/api.md'), 'utf8')
    const [lists = ''] = report.split('\n## Declarations')
    const reported = lists.split(/\n(?=## `)/).slice(1)
    const source = listEntryPoints(root, published, '@store/source').map(printEntryPoint)
    expect(source.map((text) => text.trim())).toEqual(reported.map((text) => text.trim()))
  },
)
