import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorStates } from './faults/errorStates.ts'
import type { ExpectedText, FaultRow } from './faults/FaultRow.ts'
import { expect, test } from './fixtures.ts'

const root = join(import.meta.dirname, '../../..')
const rows = Object.entries(errorStates)

/** Returns all texts of a row. */
const listExpectedTexts = (row: FaultRow): readonly ExpectedText[] => {
  if (row.kind !== 'told') return []
  return 'text' in row.expectedText ? [row.expectedText] : Object.values(row.expectedText)
}

test.describe('the table of error states', {
  tag: [
    '@desktop',
    '@storefront',
    '@pdp',
    '@cart',
    '@login-dialog',
    '@delivery-location',
    '@account',
    '@hamper-builder',
    '@corporate',
  ],
}, () => {
  test('contains only error texts that the message files contain', async () => {
    for (const [name, row] of rows) {
      for (const { file, key, text } of listExpectedTexts(row)) {
        const source = await readFile(join(root, file), 'utf8')
        expect(source, `${name}: ${file} has ${key}`).toMatch(new RegExp(`\\b${key}\\b`))
        expect(source, `${name}: ${file} says ${text}`).toContain(text)
      }
    }
  })

  test('names an existing test for every API call of a page', async () => {
    for (const [name, row] of rows) {
      const isJourney = row.journey.endsWith('.e2e.ts')
      const shown = await readFile(join(isJourney ? import.meta.dirname : root, row.journey), 'utf8')
      const [, verb = ''] = name.split('.')
      expect(shown, `${row.journey} breaks ${name}`).toContain(isJourney ? `'${name}'` : verb)
    }
  })
})
