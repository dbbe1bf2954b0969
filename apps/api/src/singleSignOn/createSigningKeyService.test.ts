import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ssoKeys } from '../db/schema/ssoKeys.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { purgeAllExpiredRows } from '../purge/purgeAllExpiredRows.ts'
import { generateSecrets } from '../readSecrets.ts'
import { createSigningKeyService } from './createSigningKeyService.ts'

const day = 24 * 60 * 60_000

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  await api.db.delete(ssoKeys)
  // The beginning of a period.
  api.setNow(new Date(340 * 60 * day))
})
afterAll(() => api.close())

const open = () => createSigningKeyService(api.deps)
const publishedIds = async (keys = open()) => (await keys.published()).map(({ kid }) => kid)

describe('the signing key', () => {
  it('is the same in every instance, also after a restart', async () => {
    const { kid } = await open().current()
    expect((await open().current()).kid).toBe(kid)
    expect(await publishedIds()).toEqual([kid])
  })

  it('is published a day before its first use, and for a period after the last', async () => {
    const keys = open()
    const first = (await keys.current()).kid
    api.wait(59 * day - 1)
    expect(await publishedIds(keys)).toEqual([first])
    api.wait(1)
    const ahead = await publishedIds(keys)
    expect([ahead.length, ahead[0], (await keys.current()).kid]).toEqual([2, first, first])
    api.wait(day)
    expect((await keys.current()).kid).toBe(ahead[1])
    expect(await publishedIds(keys)).toEqual(ahead)
    api.wait(60 * day)
    expect(await publishedIds(keys)).not.toContain(first)
  })

  it('is deleted two periods after the one in which it signs', async () => {
    await open().current()
    api.wait(180 * day)
    await purgeAllExpiredRows(api.db, api.now())
    expect(await api.db.$count(ssoKeys)).toBe(1)
    api.wait(1)
    await purgeAllExpiredRows(api.db, api.now())
    expect(await api.db.$count(ssoKeys)).toBe(0)
  })

  it('has 3072 bits', async () => {
    const { publicJwk } = await open().current()
    expect(Buffer.from(publicJwk.n ?? '', 'base64url')).toHaveLength(3072 / 8)
  })

  it('is stored encrypted', async () => {
    await open().current()
    const [row] = await api.db.select().from(ssoKeys)
    expect(row?.encryptedKey).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  it('is published without its private part', async () => {
    const [key] = await open().published()
    expect(Object.keys(key?.publicJwk ?? {}).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  it('is replaced when the secrets that encrypt it were changed', async () => {
    const { kid } = await open().current()
    const keys = createSigningKeyService({ ...api.deps, secrets: await generateSecrets() })
    const replaced = (await keys.current()).kid
    expect(replaced).not.toBe(kid)
    expect(await publishedIds(keys)).toEqual([replaced])
  })
})
