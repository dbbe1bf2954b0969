import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { printCoverageTable } from './printCoverageTable.ts'
import { readSampleCatalogue } from './readSampleCatalogue.ts'

test('the catalogue table matches the page in docs; to generate it again, run node apps/api/src/sample/printCoverageTable.ts', async () => {
  const page = await readFile(new URL('../../../../docs/sample-catalogue.md', import.meta.url), 'utf8')
  expect(page).toBe(printCoverageTable(readSampleCatalogue().products))
})
