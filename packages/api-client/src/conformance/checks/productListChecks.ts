import type { ApiClient } from '../../ApiClient.ts'
import type { CategoryTile } from '../../contract/catalogue/index.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'
import { SkipCheckError } from '../SkipCheckError.ts'

const lastPart = (href: string) => new URL(href, 'http://store.invalid').pathname.split('/').at(-1) ?? ''

/** Returns the slug of the first category of the home page. */
async function findCategory({ catalogue }: ApiClient): Promise<string> {
  const { categories } = unwrap(await catalogue.home())
  const [first]: readonly CategoryTile[] = categories
  if (first === undefined) throw new SkipCheckError('needs a category on the home page')
  return lastPart(first.href)
}

/** Checks of categories and slugs. */
export const productListChecks: readonly ConformanceCheck[] = [
  {
    title: 'sorts and filters the gifts of a category by price',
    profile: 'full',
    run: async ({ visitor, expect }) => {
      const client = visitor()
      const category = await findCategory(client)
      const { products, prices, total } = unwrap(
        await client.catalogue.category({ category, order: 'cheapest' }),
      )
      const all = products.map(({ price }) => price)
      expect(all).toEqual(all.toSorted((a, b) => a - b))
      if (prices === undefined) throw new Error(`the category ${category} of the home page has no gifts`)
      const priceFrom = Math.ceil(prices.from / 100) + 1
      const dearer = unwrap(await client.catalogue.category({ category, priceFrom }))
      expect(dearer.total < total).toEqual(true)
      expect(dearer.products.filter(({ price }) => price < priceFrom * 100)).toEqual([])
    },
  },
  {
    title: 'returns to a native app the same page of a category',
    profile: 'full',
    run: async ({ visitor, expect }) => {
      const client = visitor()
      const category = await findCategory(client)
      const { title, total } = unwrap(await client.catalogue.category({ category }))
      expect(unwrap(await client.catalogue.appPage({ category }))).toMatchObject({ title, total })
    },
  },
  {
    title: 'has no category at an unknown slug',
    profile: 'full',
    run: async ({ visitor, expect }) =>
      expect(await visitor().catalogue.category({ category: 'no-such-category' })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 404 },
      }),
  },
  {
    title: 'finds the page of a product by its slug',
    profile: 'full',
    run: async ({ visitor, gift, expect }) => {
      const { catalogue, settings } = visitor()
      const [card] = unwrap(await catalogue.cards({ ids: [gift] }))
      const href = card?.href ?? ''
      expect(unwrap(await settings.alias({ alias: lastPart(href) }))).toEqual({ href })
    },
  },
  {
    title: 'returns each content page of the shop, and no other',
    profile: 'full',
    run: async ({ visitor, expect }) => {
      const { settings } = visitor()
      const { pages } = unwrap(await settings.shop())
      for (const { path } of pages) {
        expect(unwrap(await settings.contentPage({ path })).title.length > 0).toEqual(true)
      }
      expect(await settings.contentPage({ path: '/pages/no-such-page' })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 404 },
      })
    },
  },
]
