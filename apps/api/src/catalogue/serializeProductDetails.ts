import { paise, toRupees } from '@store/api-client/contract/money'
import { attributeTypesByDisplay } from '@store/api-client/contract/rules/displaysByAttributeType'
import type { ProductAttribute, ProductDetails } from '../db/schema/ProductDetails.ts'
import type { ListedProduct } from './ListedProduct.ts'
import { productHref } from './productHref.ts'
import { serializePicture } from './serializePicture.ts'
import { serializeReview, serializeVideoFile } from './serializeReview.ts'

type Beside = ReadonlyMap<number, ListedProduct>

const none: ProductDetails = {
  priceParts: [],
  offers: [],
  variants: [],
  disclaimer: [],
  earnPoints: 0,
  reviews: [],
  together: [],
  quickLinks: [],
}

/**
 * Serializes the facts of a product page except name and price; of linked products, only those that the shop still has.
 */
export function serializeProductDetails(facts: ProductDetails | null, beside: Beside) {
  const { film, note, ...told } = facts ?? none
  return {
    video: film ? { position: film.position, ...serializeVideoFile(film) } : null,
    key_points: (told.keyPoints ?? []).map(({ icon, text }) => ({ icon, text })),
    moq: told.minimumOrder ?? null,
    price_breakup: told.priceParts.map(({ label, price }) => ({ label, price: toRupees(paise(price)) })),
    attributes: writeAttributes(told),
    offers: told.offers.map(({ icon, title, terms }) => ({ icon, title, terms: [...terms] })),
    variant: writeVariants(told.variants, beside),
    disclaimer: [...told.disclaimer],
    international_disclaimer: [...(told.disclaimerAbroad ?? [])],
    note: note ?? null,
    earn_points: told.earnPoints,
    review_list: told.reviews.map(serializeReview),
    quickLinks: [...told.quickLinks],
  }
}

/** A combo's gifts have no selectable options, so only texts are requested. */
function writeAttributes({ attributes = [], combo }: ProductDetails) {
  const requested = combo ? attributes.filter(({ kind }) => kind === 'text') : attributes
  return Object.fromEntries(
    requested.map((attribute, ordering) => [attribute.aid, writeAttribute(attribute, ordering)]),
  )
}

function writeAttribute(attribute: ProductAttribute, ordering: number) {
  const { aid, title, heading = '', isRequired } = attribute
  const common = { id: aid, label: title, heading, required: isRequired, ordering }
  if (attribute.kind === 'photo')
    return { ...common, display_type: attributeTypesByDisplay.photo, options: [] }
  if (attribute.kind === 'text')
    return {
      ...common,
      display_type: attributeTypesByDisplay.text,
      options: [],
      character_limit: attribute.limit,
    }
  const options = attribute.options.map(({ id, name, adds, listAdds, picture }) => ({
    option_id: id,
    name,
    price: toRupees(paise(adds)),
    list_price: toRupees(paise(listAdds)),
    ...(picture && { img: serializePicture(picture) }),
  }))
  return { ...common, display_type: attributeTypesByDisplay[attribute.display], options }
}

/** A gift with only one color has no variants to choose from. */
function writeVariants(groups: ProductDetails['variants'], beside: Beside) {
  return groups
    .map(({ kind, heading, entries }) => ({
      kind,
      heading,
      entries: entries.flatMap(({ nid, value, name }) => {
        const product = beside.get(nid)
        const [picture] = product?.pictures ?? []
        if (!product || !picture) return []
        const { title } = product
        return [
          {
            nid,
            alias: productHref(product),
            variant_value: value,
            display_name: name,
            title,
            image: serializePicture(picture),
            ...(product.stock === 0 && { out_of_stock: true }),
          },
        ]
      }),
    }))
    .filter(({ entries }) => entries.length > 1)
}
