// First draft by machine: no native speaker has reviewed it yet.
import type { ProductCardMessages } from '../ProductCardMessages.ts'

/** Bengali messages of a product card. */
export const productCardBn: ProductCardMessages = {
  locale: 'bn-IN-u-nu-latn',
  price: 'দাম',
  listPrice: 'আসল দাম',
  percentOff: (percent) => `${percent}% ছাড়`,
  from: (amount) => `${amount} থেকে`,
  outOfStock: 'স্টকে নেই',
  rating: (average) => `5-এর মধ্যে ${average.toFixed(1)}`,
  pictureFailed: 'ছবি খোলেনি !',
}
