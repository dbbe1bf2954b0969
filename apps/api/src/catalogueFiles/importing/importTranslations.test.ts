import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../../db/Database.ts'
import { catalogueTranslations } from '../../db/schema/catalogueTranslations.ts'
import { openTestDatabase } from '../../fixtures/openTestDatabase.ts'
import { languages } from '../../messages/getServerMessages.ts'
import { createMemoryStorage } from '../../pictures/createMemoryStorage.ts'
import { runImportCommand } from './runImportCommand.ts'

const pictures = createMemoryStorage({ now: () => new Date() })

let database: DatabaseHandle
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'translations-'))
  mkdirSync(join(folder, 'translations'))
  database = await openTestDatabase({ seed: 'sampleAndAllPlaces' })
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const write = (text: string) => writeFileSync(join(folder, 'translations/hi.yaml'), text)
const run = (...options: readonly string[]) => runImportCommand([folder, ...options], database, pictures)
const rows = () =>
  database.db.select().from(catalogueTranslations).orderBy(asc(catalogueTranslations.language))

describe("a folder that contains only a translator's file", () => {
  it('replaces the translations of its language and nothing else, and importing it twice has no further effect', async () => {
    const before = await rows()
    expect(before.map(({ language }) => language).sort()).toEqual(
      languages
        .slice(1)
        .map(({ locale }) => locale)
        .sort(),
    )
    write('Six Red Roses: छह लाल गुलाब\nSelect Weight: वज़न\n')
    expect((await run()).text).toMatch(/Translations: 1 changed[\s\S]*dry run/)
    expect(await rows()).toEqual(before)
    expect((await run('--apply', '--remove-missing')).text).toMatch(/Written\.$/)
    const texts = { 'Six Red Roses': 'छह लाल गुलाब', 'Select Weight': 'वज़न' }
    expect(await rows()).toEqual(before.map((row) => (row.language === 'hi' ? { ...row, texts } : row)))
    expect((await run('--apply', '--remove-missing')).text).toContain('Nothing to do')
  })

  it('is rejected for a text that no product of the store has', async () => {
    const before = await rows()
    write('Six Blue Roses: छह नीले गुलाब\n')
    const { text, isSuccess } = await run('--apply')
    expect(isSuccess).toBe(false)
    expect(text).toContain('translations/hi.yaml:1:')
    expect(text).toContain('"Six Blue Roses" is a text of the catalogue')
    expect(await rows()).toEqual(before)
  })
})
