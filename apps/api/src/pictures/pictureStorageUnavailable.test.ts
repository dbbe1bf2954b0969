import { toProductId } from '@store/api-client/contract/cart'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPhoto, padPhoto } from '../fixtures/drawPhoto.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { giftImage } from '../fixtures/uploadPhoto.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { PictureStorageUnavailableError } from './PictureStorageUnavailableError.ts'

let isAway = false
const memory = createMemoryStorage({ now: () => new Date() })
let api: TestApi
beforeAll(async () => {
  const pictures = {
    ...memory,
    write: async (name: string, content: Uint8Array) => {
      if (isAway) throw new PictureStorageUnavailableError('the bucket of pictures answered 503')
      await memory.write(name, content)
    },
  }
  api = await openTestApi({}, { pictures })
})
afterAll(() => api.close())

it('rejects a photo with 503 while the storage is down, stores nothing, and accepts it again later', async () => {
  const { client } = api.visitor()
  const file = new Blob([padPhoto(await drawPhoto({ format: 'jpeg', width: 800, height: 600 }), 60 * 1024)])
  const send = () => client.uploads.photo({ file, productId: toProductId(12001), attribute: giftImage })
  isAway = true
  expect(await send()).toMatchObject({ ok: false, failure: { status: 503 } })
  expect(await memory.listBefore(new Date(Date.now() + 60_000))).toEqual([])
  expect(api.warned.some((cause) => cause instanceof PictureStorageUnavailableError)).toBe(true)
  isAway = false
  expect(expectOk(await send()).width).toBe(800)
})
