import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { uploads } from '../db/schema/uploads.ts'
import { drawPhoto, padPhoto } from '../fixtures/drawPhoto.ts'
import { expectOk, gifts, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
afterEach(() => {
  vi.restoreAllMocks()
})

async function upload({ client }: Visitor) {
  const photo = padPhoto(await drawPhoto({ format: 'jpeg', width: 800, height: 600 }), 60 * 1024)
  return client.uploads.photo({ file: new Blob([photo]), productId: gifts.roses, attribute: 43 })
}

/** Runs an action while the API stores the file of the next photo; returns the name of that file. */
function whileStoring(act: () => Promise<unknown>) {
  const { pictures } = api.deps
  const write = pictures.write.bind(pictures)
  return new Promise<string>((resolve) => {
    vi.spyOn(pictures, 'write').mockImplementationOnce(async (name, content) => {
      await write(name, content)
      await act()
      resolve(name)
    })
  })
}

const idsOf = async (userId: number) => {
  const rows = await api.db.select().from(uploads).where(eq(uploads.userId, userId))
  return rows.map(({ id }) => id)
}

describe('a photo whose upload is in progress while the visitor', () => {
  it('signs in is rejected without a trace, and a repeated upload belongs to the account', async () => {
    const visitor = api.visitor()
    const before = expectOk(await upload(visitor))
    const name = whileStoring(() => signUp(api, visitor, 'hasty.photo@example.com'))
    const during = await upload(visitor)
    expect(during).toMatchObject({ failure: { status: 409, code: 'session_changed' } })
    expect(
      await api.db
        .select()
        .from(uploads)
        .where(eq(uploads.id, await name)),
    ).toEqual([])
    expect(await api.deps.pictures.open(await name)).toBeUndefined()
    const after = expectOk(await upload(visitor))
    const [row] = await api.db.select().from(uploads).where(eq(uploads.id, after.id))
    expect((await idsOf(row?.userId ?? 0)).toSorted()).toEqual([before.id, after.id].toSorted())
  })

  it('signs out is rejected, too', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'leaving.photo@example.com')
    const kept = expectOk(await upload(visitor))
    const name = whileStoring(() => visitor.client.login.logout())
    expect(await upload(visitor)).toMatchObject({ failure: { status: 409, code: 'session_changed' } })
    expect(await api.deps.pictures.open(await name)).toBeUndefined()
    const [row] = await api.db.select().from(uploads).where(eq(uploads.id, kept.id))
    expect(await idsOf(row?.userId ?? 0)).toEqual([kept.id])
  })
})
