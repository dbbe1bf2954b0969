import { paise } from '../contract/money/index.ts'
import { toProductId } from '../contract/wire/index.ts'
import type { FakeProduct } from './FakeProduct.ts'

const roses: FakeProduct = {
  productId: toProductId(101),
  title: 'Red Roses',
  type: 'flower',
  price: paise(89_900),
  listPrice: paise(109_900),
  country: 356,
  texts: [],
  isAddOn: false,
}

const option = (id: number, name: string, adds: number) => ({
  ...{ id, name, adds: paise(adds), listAdds: paise(adds) },
})

const cake: FakeProduct = {
  ...roses,
  productId: toProductId(102),
  title: 'Black Forest Cake',
  type: 'cake',
  price: paise(64_900),
  listPrice: paise(64_900),
  options: [
    {
      ...{ id: 10, label: 'Weight', heading: '', display: 'select', isRequired: true, limit: 0 },
      options: [option(1, '0.5 Kg', 0), option(2, '1 Kg', 50_000), option(3, '2 Kg', 140_000)],
    },
    {
      ...{ id: 6, label: 'Make it eggless', heading: '', display: 'checkbox', isRequired: false, limit: 0 },
      options: [option(1, 'Eggless', 5_000)],
    },
  ],
  texts: [{ attribute: 16, name: 'cakeMessage', label: 'Message on the cake', limit: 25, isRequired: false }],
}

const mug: FakeProduct = {
  ...roses,
  productId: toProductId(103),
  title: 'Mug with a Name',
  type: 'personalised',
  price: paise(34_900),
  listPrice: paise(39_900),
  texts: [{ attribute: 14, name: 'other', label: 'Name on the mug', limit: 12, isRequired: true }],
}

const card: FakeProduct = {
  ...roses,
  productId: toProductId(202),
  title: 'Greeting Card',
  type: 'card',
  price: paise(0),
  listPrice: paise(4_900),
}

const hamper: FakeProduct = {
  ...roses,
  productId: toProductId(104),
  title: 'Evening Tea Hamper',
  type: 'hamper',
  price: paise(149_900),
  listPrice: paise(179_900),
  freebie: card.productId,
}

const candle: FakeProduct = {
  ...roses,
  productId: toProductId(201),
  title: 'Candle in a Tin',
  type: 'addon',
  price: paise(14_900),
  listPrice: paise(14_900),
  isAddOn: true,
}

const numberCandle: FakeProduct = {
  ...candle,
  productId: toProductId(203),
  title: 'Number Candle',
  price: paise(4_900),
  listPrice: paise(4_900),
  requiredInput: 'number',
}

const greetingCard: FakeProduct = {
  ...candle,
  productId: toProductId(204),
  title: 'Card for an Occasion',
  price: paise(7_900),
  listPrice: paise(9_900),
  requiredInput: 'occasion',
}

const abroad: FakeProduct = {
  ...roses,
  productId: toProductId(105),
  title: 'Tulips for New York',
  country: 840,
}

/** Occasions of the fake shop's cards, by name. */
export const fakeOccasions = { Birthday: 1, Anniversary: 2 } as const

/** Products of the fake shop, by nickname; the card is free with the hamper. */
export const fakeProducts = {
  ...{ roses, cake, mug, hamper, card, candle, abroad },
  ...{ numberCandle, greetingCard },
} as const
