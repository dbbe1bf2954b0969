import type { ApiClient } from '../ApiClient.ts'
import type { Product } from '../contract/catalogue/index.ts'
import { unwrap } from '../testing/unwrap.ts'
import type { ConformanceProducts } from './ConformanceTarget.ts'
import { openProductPage } from './openProductPage.ts'

// Product pages to look at: enough to meet a gift with a message in any shop.
const most = 40

const isSimple = ({
  attributes,
  isOutOfStock,
  isCorporate,
  priceRange,
  minimumOrder,
  personalised,
}: Product) =>
  !isOutOfStock &&
  !isCorporate &&
  !priceRange &&
  !personalised &&
  minimumOrder === undefined &&
  attributes.every(({ isRequired }) => !isRequired)

/** Finds products for the checks in the lists of the home page; what the target names is kept. */
export async function findProducts(
  client: ApiClient,
  named: ConformanceProducts = {},
): Promise<ConformanceProducts> {
  if (named.gift !== undefined && named.giftWithMessage !== undefined) return named
  const home = unwrap(await client.catalogue.home())
  const cards = [...home.shelves.flatMap(({ products }) => products), ...home.bestSellers]
  let { gift, giftWithMessage } = named
  for (const card of cards.slice(0, most)) {
    const answer = await openProductPage(client, card)
    if (!answer.ok || answer.value.kind !== 'product' || !isSimple(answer.value.product)) continue
    const { id, attributes } = answer.value.product
    const text = attributes.find(({ limit }) => limit > 0)
    if (text) giftWithMessage ??= { productId: id, attribute: text.id, limit: text.limit }
    else gift ??= id
    if (gift !== undefined && giftWithMessage !== undefined) break
  }
  return { ...named, gift, giftWithMessage }
}
