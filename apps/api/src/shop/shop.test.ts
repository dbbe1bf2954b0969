import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shops } from '../db/schema/shops.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

const describeShop = async (api: TestApi, locale?: string) =>
  expectOk(await api.visitor(undefined, locale).client.settings.shop())

const pageOf = (api: TestApi, path: string, locale?: string) =>
  api.visitor(undefined, locale).client.settings.contentPage({ path })

describe('the sample shop', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi()
  })
  afterAll(() => api.close())

  it('describes itself in the language of the request', async () => {
    expect(await describeShop(api)).toMatchObject({
      name: 'Marigold',
      contacts: { email: 'care@marigold.example', whatsApp: { hours: '8 am to 10 pm, every day' } },
      hero: {
        title: 'Fresh today, at their door today',
        pictures: {
          phone: { src: '/api/pictures/hero-phone-800.webp', width: 800, height: 1000 },
          desktop: { src: '/api/pictures/hero-desktop-1600.webp', width: 1600, height: 900 },
        },
      },
      social: [{ network: 'facebook' }, {}, {}, {}, {}, { network: 'linkedin' }],
    })
    const hindi = await describeShop(api, 'hi')
    expect(hindi.hero?.title).toBe('आज ताज़ा बना, आज ही उनके घर पहुँचा')
    expect(hindi.claims[1]).toEqual({ figure: '20000+', text: 'पिनकोड तक पहुँच' })
    expect(hindi.pages.find(({ path }) => path === '/about-us')?.text).toBe('हमारे बारे में')
    expect(hindi.contacts.email).toBe('care@marigold.example')
  })

  it('has content pages in the language of the request', async () => {
    const page = expectOk(await pageOf(api, '/about-us'))
    expect(page.lead).toMatch(/^Marigold delivers flowers/)
    expect(page.sections[0]?.blocks.map(({ kind }) => kind)).toEqual(['text', 'list'])
    expect(expectOk(await pageOf(api, '/about-us', 'hi')).title).toBe('हमारे बारे में')
  })

  it.each(['/pages/nothing', '/cakes', '/about-us/../cart', '//evil.example', '/x'])(
    'has no content page %s',
    async (path) => {
      expect(await pageOf(api, path)).toMatchObject({ ok: false, failure: { kind: 'refused' } })
    },
  )

  it('omits a link to a category that it does not have', async () => {
    const hrefs = async () =>
      expectOk(await pageOf(api, '/coupon-deals')).sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'links' ? block.links.map(({ href }) => href) : [])),
      )
    expect(await hrefs()).toEqual(['/combos', '/refer-and-earn'])
    await api.db.execute('truncate categories cascade')
    expect(await hrefs()).toEqual(['/refer-and-earn'])
  })
})

describe('a shop of its own', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi({}, { hasTemplate: true })
  })
  afterAll(() => api.close())

  it('shows the texts of its own file, and nothing of the sample', async () => {
    const shop = await describeShop(api)
    expect(shop).toMatchObject({ name: 'Petal Lane', claims: [], social: [], apps: {} })
    expect(shop.hero).toMatchObject({
      link: { text: 'See all flowers', href: '/flowers' },
      pictures: undefined,
    })
    expect(shop.pages).toEqual([{ path: '/pages/delivery', text: 'Delivery', group: 'help' }])
    expect(JSON.stringify(shop)).not.toContain('Marigold')
    expect((await describeShop(api, 'hi')).pages).toMatchObject([{ text: 'डिलीवरी' }])
    expect((await describeShop(api, 'en')).hero?.title).toBe('Flowers tied in the morning')
  })

  it('uses its first language for texts without a translation', async () => {
    const [english, hindi] = [
      await pageOf(api, '/pages/delivery', 'en'),
      await pageOf(api, '/pages/delivery', 'hi'),
    ]
    expect(expectOk(hindi).title).toBe('डिलीवरी')
    expect(expectOk(hindi).sections).toEqual(expectOk(english).sections)
  })

  it('has its own list of benefits, and no marketing claims, on product pages', async () => {
    const call = { type: 'flower', slug: 'garden-roses' } as const
    const page = expectOk(await api.visitor().client.catalogue.productPage(call))
    if (page.kind !== 'product') throw new Error('There is no page.')
    expect(page.product).toMatchObject({ claims: [], why: { heading: 'Why Petal Lane' } })
  })

  it('has no content pages and no name if its shop file is missing', async () => {
    await api.db.delete(shops)
    const shop = await describeShop(api)
    expect(shop).toMatchObject({ contacts: {}, hero: undefined, claims: [], social: [], pages: [] })
    expect(shop.name).toBeUndefined()
    expect(await pageOf(api, '/pages/delivery')).toMatchObject({ ok: false })
  })
})
