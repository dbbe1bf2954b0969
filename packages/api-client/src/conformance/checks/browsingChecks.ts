import type { ApiClient } from '../../ApiClient.ts'
import type { Product, ProductCard } from '../../contract/catalogue/index.ts'
import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'
import { requestProductPage } from '../requestProductPage.ts'

async function openProduct(client: ApiClient, card: ProductCard): Promise<Product> {
  const page = unwrap(await requestProductPage(client, card))
  if (page.kind !== 'product') throw new Error(`the link ${card.href} of a list leads to a moved page`)
  return page.product
}

async function listCards({ catalogue }: ApiClient): Promise<readonly ProductCard[]> {
  const home = unwrap(await catalogue.home())
  return [...home.shelves.flatMap(({ products }) => products), ...home.bestSellers]
}

/** Checks of the calls that every visitor makes while browsing. */
export const browsingChecks: readonly ConformanceCheck[] = [
  {
    title: 'says what the site offers',
    profile: 'minimal',
    run: async ({ visitor }) => {
      const { settings, catalogue } = visitor()
      unwrap(await settings.get())
      unwrap(await catalogue.menus())
      unwrap(await catalogue.serverTime())
    },
  },
  {
    title: 'shows products on the home page, each with a page of the same price and title',
    profile: 'minimal',
    run: async ({ visitor, expect }) => {
      const client = visitor()
      const cards = await listCards(client)
      expect(cards.length > 0).toEqual(true)
      // A hamper has another page type, which these checks do not read.
      const gifts = cards.filter(({ isFrom }) => !isFrom)
      for (const card of gifts.slice(0, 5)) {
        const product = await openProduct(client, card)
        expect({ id: product.id, price: product.price, title: product.title }).toEqual({
          ...{ id: card.id, price: card.price, title: card.title },
        })
      }
    },
  },
  {
    title: 'has no page at an unknown address',
    profile: 'minimal',
    run: async ({ visitor, expect }) =>
      expect(await visitor().catalogue.productPage({ type: 'no-type', slug: 'no-such-gift' })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', status: 404 },
      }),
  },
  {
    title: 'returns the cards of products by their ids, and skips unknown ones',
    profile: 'minimal',
    run: async ({ visitor, gift, expect }) => {
      const cards = unwrap(await visitor().catalogue.cards({ ids: [gift, 999_999_999] }))
      expect(cards.map(({ id }) => id)).toEqual([gift])
    },
  },
  {
    title: 'finds a product by a word of its title',
    profile: 'minimal',
    run: async ({ visitor, gift, expect }) => {
      const { catalogue } = visitor()
      const [card] = unwrap(await catalogue.cards({ ids: [gift] }))
      const text = card?.title ?? ''
      unwrap(await catalogue.suggest({ text }))
      const { products } = unwrap(await catalogue.search({ text }))
      expect(products.some(({ id }) => id === gift)).toEqual(true)
    },
  },
  {
    title: 'offers add-ons, recommendations and reviews of a product',
    profile: 'full',
    run: async ({ visitor, gift }) => {
      const { catalogue } = visitor()
      unwrap(await catalogue.addOns({ productId: gift }))
      unwrap(await catalogue.recommended({ productId: gift }))
      unwrap(await catalogue.reviews({ productId: gift }))
      unwrap(await catalogue.occasions())
      unwrap(await catalogue.bestSellers())
    },
  },
]
