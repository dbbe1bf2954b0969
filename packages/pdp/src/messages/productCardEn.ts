import type { ProductCardMessages } from './ProductCardMessages.ts'

/**
 * English messages of a product card; a separate module, so that product lists do not bundle the product page's
 * messages.
 */
export const productCardEn: ProductCardMessages = {
  price: 'Price',
  listPrice: 'List price',
  percentOff: (percent) => `${percent}% off`,
  from: (amount) => `From ${amount}`,
  outOfStock: 'Out Of Stock',
  rating: (average) => `${average.toFixed(1)} out of 5`,
  pictureFailed: 'Error !',
}
