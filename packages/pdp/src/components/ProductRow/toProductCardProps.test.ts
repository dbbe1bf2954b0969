import { type ProductCard, toProductId } from '@store/api-client/contract/catalogue'
import { paise } from '@store/api-client/contract/money'
import { expect, it } from 'vitest'
import { toProductCardProps } from './toProductCardProps.ts'

const picture = { src: '/roses.webp', srcSet: '/roses-400.webp 400w', alt: 'Roses', width: 400, height: 400 }
const card: ProductCard = {
  id: toProductId(7),
  title: 'Twelve Rose Dawn Bouquet',
  href: '/p/flower/twelve-rose-dawn-bouquet',
  price: paise(129_900),
  listPrice: paise(159_900),
  picture,
  rating: 4.6,
}

it('formats the texts of a product with a reduced price, a rating and express delivery', () => {
  const product = { ...card, express: 'Delivery in 60 minutes' }
  expect(toProductCardProps(product)).toEqual({
    product,
    pictureErrorText: 'Error !',
    price: {
      amount: '₹1,299',
      listAmount: '₹1,599',
      percentOff: '19% off',
      priceLabel: 'Price',
      listPriceLabel: 'List price',
    },
    rating: { value: 4.6, text: '4.6 out of 5' },
    delivery: 'Delivery in 60 minutes',
    badge: undefined,
  })
})

it('omits list price, discount, rating, delivery and badge for a product without them', () => {
  const { price, rating, delivery, badge } = toProductCardProps({
    ...card,
    listPrice: card.price,
    rating: undefined,
  })
  expect([price.listAmount, price.percentOff, rating, delivery, badge]).toEqual(Array(5).fill(undefined))
})

it('marks the price of a gift that the shopper fills as a minimum price', () => {
  expect(toProductCardProps({ ...card, isFrom: true }).price.amount).toBe('From ₹1,299')
})

it('adds a badge when the product is out of stock', () => {
  expect(toProductCardProps({ ...card, isOutOfStock: true }).badge).toBe('Out Of Stock')
})

it('converts both prices to the display currency', () => {
  const { price } = toProductCardProps(card, { currency: { code: 'USD', symbol: '$', rate: 0.0125 } })
  expect([price.amount, price.listAmount, price.percentOff]).toEqual(['$16.24', '$19.99', '19% off'])
})
