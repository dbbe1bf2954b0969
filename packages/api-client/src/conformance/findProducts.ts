import type { ApiClient } from '../ApiClient.ts'
import type { Product } from '../contract/catalogue/index.ts'
import { unwrap } from '../testing/unwrap.ts'
import type { ConformanceProfile } from './ConformanceCheck.ts'
import type { ConformanceProducts } from './ConformanceTarget.ts'
import { requestProductPage } from './requestProductPage.ts'

// Number of product pages to read: enough to find each kind of product in most shops.
const mostPages = { minimal: 40, full: 200 } as const

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

/** The kinds of check that a product can be used for. */
function classifyProduct(product: Product): ConformanceProducts {
  const { id, attributes, delivery, gifts, isOutOfStock } = product
  if (delivery.isCustom) return isOutOfStock ? {} : { hamper: id }
  const photo = attributes.find(({ display }) => display === 'photo')
  if (photo) return { giftWithPhoto: { productId: id, attribute: photo.id } }
  if (!isSimple(product)) return {}
  if (gifts.length > 0) return { combo: id }
  const text = attributes.find(({ limit }) => limit > 0)
  return text ? { giftWithMessage: { productId: id, attribute: text.id, limit: text.limit } } : { gift: id }
}

const needed = {
  minimal: ['gift', 'giftWithMessage'],
  full: ['gift', 'giftWithMessage', 'combo', 'giftWithPhoto', 'hamper'],
} as const satisfies Readonly<Record<ConformanceProfile, readonly (keyof ConformanceProducts)[]>>

/** Finds products for the checks in the lists of the shop, except those that the target names. */
export async function findProducts(
  client: ApiClient,
  profile: ConformanceProfile,
  named: ConformanceProducts = {},
): Promise<ConformanceProducts> {
  let found: ConformanceProducts = {}
  const isComplete = () => needed[profile].every((kind) => ({ ...found, ...named })[kind] !== undefined)
  if (isComplete()) return named
  for (const href of (await listHrefs(client, profile)).slice(0, mostPages[profile])) {
    const answer = await requestProductPage(client, { href })
    if (answer.ok && answer.value.kind === 'product')
      found = { ...classifyProduct(answer.value.product), ...found }
    if (isComplete()) break
  }
  return { ...found, ...named }
}

async function listHrefs(client: ApiClient, profile: ConformanceProfile): Promise<readonly string[]> {
  const home = unwrap(await client.catalogue.home())
  const cards = [...home.shelves.flatMap(({ products }) => products), ...home.bestSellers]
  const others = profile === 'full' ? unwrap(await client.settings.pages()).products : []
  return [...new Set([...cards, ...others].map(({ href }) => href))]
}
