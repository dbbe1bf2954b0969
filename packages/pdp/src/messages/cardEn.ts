import type { ProductCardMessages } from './ProductCardMessages.ts'

/** A product in a list, in English; by itself, so that lists carry no word of the product page. */
export const cardEn: ProductCardMessages = {
  price: 'Price',
  listPrice: 'List price',
  percentOff: (percent) => `${percent}% off`,
  from: (amount) => `From ${amount}`,
  outOfStock: 'Out Of Stock',
  rating: (average) => `${average.toFixed(1)} out of 5`,
  pictureFailed: 'Error !',
}
