import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { printCatalogueTable } from './printCatalogueTable.ts'
import { sampleCatalogue } from './sampleCatalogue.ts'

test('the catalogue table matches the page in docs; to generate it again, run node apps/api/src/sample/printCatalogueTable.ts', async () => {
  const page = await readFile(new URL('../../../../docs/sample-catalogue.md', import.meta.url), 'utf8')
  expect(page).toBe(printCatalogueTable(sampleCatalogue().products))
})
