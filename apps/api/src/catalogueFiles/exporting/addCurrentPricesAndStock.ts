import { object, parse, partial } from 'valibot'
import type { ProductRow } from '../../db/schema/products.ts'
import type { SourceFile, SourceProduct } from '../products/CatalogueSources.ts'
import { deriveProducts } from '../products/deriveProducts.ts'
import { isEnquiryOnly } from '../products/isEnquiryOnly.ts'
import { fileSchemas } from '../schema/fileSchemas.ts'

/**
 * The values of a product that sales and the staff change. For a withdrawn product, the stock is the stock that it will
 * have when it is listed again.
 */
export type CurrentProductValues = Pick<ProductRow, 'nid' | 'price' | 'listPrice' | 'stock'>

const filesSchema = partial(object(fileSchemas))

/** Returns the products of the files with the current prices and stock of the store. */
export function addCurrentPricesAndStock(
  products: readonly SourceProduct[],
  files: readonly SourceFile[],
  current: ReadonlyMap<number, CurrentProductValues>,
): readonly SourceProduct[] {
  const priced = products.map((product) => withPrice(product, current.get(product.nid)))
  const others = files.map(({ file, content }) => [file.replace(/\.yaml$/, ''), content])
  const derived = deriveProducts(
    parse(filesSchema, { ...Object.fromEntries(others), products: priced.map(({ content }) => content) }),
  )
  return priced.map((product, at) => {
    const now = current.get(product.nid)
    const from = derived[at]
    if (!now || !from) return product
    const content = {
      ...fieldsOf(product),
      ...(now.listPrice !== from.listPrice && { listPrice: now.listPrice / paisePerRupee }),
      ...(now.stock !== from.stock && !isEnquiryOnly(from) && { stock: now.stock }),
    }
    return { ...product, content }
  })
}

const paisePerRupee = 100

// The content is a group of fields, as the import has validated.
const fieldsOf = ({ content }: SourceProduct): Readonly<Record<string, unknown>> => ({ ...Object(content) })

function withPrice(product: SourceProduct, now: CurrentProductValues | undefined): SourceProduct {
  const fields = fieldsOf(product)
  if (!now || Math.round(Number(fields.price) * paisePerRupee) === now.price) return product
  // The price breakup in the file adds up to a former price, so it is removed; the list price is added if it differs.
  const { priceBreakup: _, listPrice: _before, ...others } = fields
  return { ...product, content: { ...others, price: now.price / paisePerRupee } }
}
