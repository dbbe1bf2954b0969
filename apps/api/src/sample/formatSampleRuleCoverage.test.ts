import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { formatSampleRuleCoverage } from './formatSampleRuleCoverage.ts'
import { readSampleCatalogue } from './readSampleCatalogue.ts'

test('the catalogue table matches the page in docs; to generate it again, run node apps/api/src/sample/formatSampleRuleCoverage.ts', async () => {
  const page = await readFile(new URL('../../../../docs/sample-catalogue.md', import.meta.url), 'utf8')
  expect(page).toBe(formatSampleRuleCoverage(readSampleCatalogue().products))
})
