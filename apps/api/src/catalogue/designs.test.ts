import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
let elsewhere: TestApi
beforeAll(async () => {
  api = await openTestApi()
  elsewhere = await openTestApi({}, { customiser: 'https://designs.example/embed/{nid}?for={nid}' })
})
afterAll(async () => {
  await Promise.all([api.close(), elsewhere.close()])
})

const pageOf = async (shop: TestApi, type: string, slug: string) => {
  const page = expectOk(await shop.visitor().client.catalogue.productPage({ type, slug }))
  if (page.kind !== 'product') throw new Error(`There is no ${type}/${slug}.`)
  return page.product
}

describe('a gift that a shopper designs', () => {
  it.each([
    ['gift', 'design-your-mug', 'mug', 'mug'],
    ['gift', 'design-your-cushion', 'cushion', 'cushion'],
    ['gift', 'design-your-photo-frame', 'photo frame', 'frame'],
    ['cake', 'design-your-cake', 'cake', 'cake'],
  ])('is on sale, lists its inputs, and requires its design: %s/%s', async (type, slug, kind, template) => {
    const product = await pageOf(api, type, slug)
    expect(product.isOutOfStock).toBe(false)
    expect(product.personalised).toEqual({
      kind,
      template,
      attribute: 44,
      asks: { name: true, photo: true, preview: true },
      limit: 25,
      customiser: undefined,
    })
    expect(product.attributes.find(({ id }) => id === 44)).toMatchObject({
      display: 'photo',
      isRequired: true,
    })
  })

  it('is designed in the external customiser set in the settings, whose URL contains the product number', async () => {
    const { id, personalised } = await pageOf(elsewhere, 'gift', 'design-your-mug')
    expect(personalised?.customiser).toBe(`https://designs.example/embed/${id}?for=${id}`)
  })

  it('has design data on its product page, which a gift with only an engraved text lacks', async () => {
    expect((await pageOf(api, 'gift', 'engraved-name-keychain')).personalised).toBeUndefined()
  })
})
