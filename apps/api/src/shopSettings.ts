import { check, type InferOutput, maxLength, object, optional, pipe, regex, string } from 'valibot'
import { isGstin, type Seller } from './invoices/index.ts'

/** The settings of the shop's brand, and of the seller on tax invoices. */
export const shopSettingEntries = {
  STORE_BRAND: optional(
    pipe(string(), regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and -')),
    'marigold',
  ),
  STORE_BRAND_NAME: optional(string(), 'Marigold'),
  STORE_SELLER_NAME: optional(pipe(string(), maxLength(200, 'of 200 characters at most'))),
  STORE_SELLER_ADDRESS: optional(pipe(string(), maxLength(400, 'of 400 characters at most'))),
  STORE_SELLER_GSTIN: optional(pipe(string(), check(isGstin, 'a GSTIN such as 29ABCDE1234F1ZW'))),
} as const

const entries = object(shopSettingEntries)

// The sample shows what an invoice looks like; a real shop must never issue one in another's name.
const sampleSeller: Seller = {
  name: 'Sample Gifts Private Limited (invented)',
  address: '1 Example Road, Bengaluru 560001, Karnataka',
  gstin: '29ABCDE1234F1ZW',
}

/** Reads the seller on tax invoices; without settings, an invented one for the sample, otherwise none. */
export function readSeller(said: InferOutput<typeof entries>, isSample: boolean): Seller | undefined {
  const { STORE_SELLER_NAME: name, STORE_SELLER_ADDRESS: address, STORE_SELLER_GSTIN: gstin } = said
  if (name === undefined || address === undefined || gstin === undefined)
    return isSample ? sampleSeller : undefined
  return { name, address, gstin }
}
