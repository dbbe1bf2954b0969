import type { ProductCardMessages } from '../ProductCardMessages.ts'

/** Hindi messages of a product card. */
export const productCardHi: ProductCardMessages = {
  locale: 'hi-IN',
  price: 'कीमत',
  listPrice: 'असली कीमत',
  percentOff: (percent) => `${percent}% की छूट`,
  from: (amount) => `${amount} से`,
  outOfStock: 'स्टॉक में नहीं',
  rating: (average) => `5 में से ${average.toFixed(1)}`,
  pictureFailed: 'तस्वीर नहीं खुली !',
}
