import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk, gifts } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'
import { referencePincodes } from '../fixtures/referencePincodes.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const check = async (productId: (typeof gifts)[keyof typeof gifts], pincode: string) =>
  api.visitor().client.delivery.checkPincode({ productId, pincode })

describe('the pincode check', () => {
  it.each(referencePincodes.map(({ pincode, city }) => [pincode, city]))(
    'resolves %s to %s',
    async (pincode, city) => {
      expect(expectOk(await check(gifts.jade, pincode))).toMatchObject({ deliverable: true, city })
    },
  )

  it('returns the date: today until the last slot’s cut-off in India, tomorrow from then on', async () => {
    expect(expectOk(await check(gifts.roses, '560001'))).toMatchObject({ earliest: '2026-11-23' })
    api.setNow(new Date('2026-11-23T19:59:59+05:30'))
    expect(expectOk(await check(gifts.roses, '560001'))).toMatchObject({ earliest: '2026-11-23' })
    api.setNow(new Date('2026-11-23T20:00:00+05:30'))
    expect(expectOk(await check(gifts.roses, '560001'))).toMatchObject({ earliest: '2026-11-24' })
    api.setNow(testStartTime)
  })

  it('offers no cake without a baker and no flowers without a florist', async () => {
    expect(expectOk(await check(gifts.cake, '682001'))).toEqual({ deliverable: false, city: 'Kochi' })
    expect(expectOk(await check(gifts.roses, '744101'))).toEqual({ deliverable: false, city: 'Port Blair' })
    expect(expectOk(await check(gifts.jade, '744101'))).toMatchObject({
      deliverable: true,
      earliest: '2026-11-26',
    })
  })

  it('reports an unknown pincode as a result, not as an error', async () => {
    expect(expectOk(await check(gifts.roses, '999999'))).toEqual({ deliverable: false, city: undefined })
  })

  it.each(['12', '0123456', 'abcdef', '56000१', '560001%00', ''])(
    'rejects the malformed pincode %j with 400',
    async (pincode) => {
      const response = await api.app.request(
        `/api/marigold/fa/pincode-delivery-check?pincode=${pincode}&nid=1001&rsource=web`,
      )
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ status: false, code: 'invalid' })
    },
  )

  it('rate-limits an IP address, and accepts it again a minute later', async () => {
    const strict = await openTestApi({ pincodesPerNetwork: 2 })
    const { client } = strict.visitor()
    const ask = () => client.delivery.checkPincode({ productId: gifts.roses, pincode: '560001' })
    expect([(await ask()).ok, (await ask()).ok, (await ask()).ok]).toEqual([true, true, false])
    strict.wait(60_001)
    expect((await ask()).ok).toBe(true)
    await strict.close()
  })
})
