import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { formatCoverageTable } from './formatCoverageTable.ts'
import { readSampleCatalogue } from './readSampleCatalogue.ts'

test('the catalogue table matches the page in docs; to generate it again, run node apps/api/src/sample/formatCoverageTable.ts', async () => {
  const page = await readFile(new URL('../../../../docs/sample-catalogue.md', import.meta.url), 'utf8')
  expect(page).toBe(formatCoverageTable(readSampleCatalogue().products))
})
