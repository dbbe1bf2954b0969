import { type Cart, type CartLine, toLineId, toProductId } from '@store/api-client/contract/cart'
import { paise, sumPaise } from '@store/api-client/contract/money'
import type { CartPorts } from '@store/cart/headless'

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="${colour}"/></svg>`)}`

const roses: CartLine = {
  id: toLineId('6d0b9a54-2f0e-4d2a-8f43-9c1b8a0f5e01'),
  productId: toProductId(1),
  title: 'Red Roses',
  type: 'flower',
  pictureSrc: drawing('crimson'),
  href: '/roses',
  quantity: 1,
  price: paise(89_900),
  listPrice: paise(109_900),
  deliveryText: 'Arrives tomorrow',
  through: 'vendor',
  country: 356,
  expressTitle: '',
  attributes: [],
  contents: [],
  isFree: false,
  isDeclined: false,
}

const plant: CartLine = {
  ...roses,
  id: toLineId('6d0b9a54-2f0e-4d2a-8f43-9c1b8a0f5e02'),
  productId: toProductId(2),
  title: 'Jade Plant',
  type: 'plant',
  pictureSrc: drawing('seagreen'),
  href: '/plant',
  quantity: 2,
  price: paise(49_900),
  listPrice: paise(49_900),
}

/** Creates a cart in this page's memory, and the calls that change it. */
export function createInMemoryCartClient(): { readonly initial: Cart; readonly client: CartPorts['client'] } {
  let cart = cartOf([roses, plant], 1)
  const keep = async (lines: readonly CartLine[]) => {
    cart = cartOf(lines, cart.version + 1)
    return { ok: true, value: cart } as const
  }
  const same = async () => ({ ok: true, value: cart }) as const
  return {
    initial: cart,
    client: {
      list: same,
      add: same,
      changeCombo: same,
      updateMessage: same,
      setFreebie: same,
      setCoupon: same,
      redeemPoints: same,
      restore: same,
      save: same,
      changeQuantity: ({ lineId, quantity }) =>
        keep(cart.lines.map((line) => (line.id === lineId ? { ...line, quantity } : line))),
      remove: ({ lineIds }) => keep(cart.lines.filter(({ id }) => !lineIds.includes(id))),
      startOrder: async () => ({ ok: true, value: { kind: 'forward', href: '/checkout' } }),
    },
  }
}

function cartOf(lines: readonly CartLine[], version: number): Cart {
  const total = sumPaise(lines.map(({ price, quantity }) => paise(price * quantity)))
  const listTotal = sumPaise(lines.map(({ listPrice, quantity }) => paise(listPrice * quantity)))
  return {
    version,
    lines,
    countries: { 356: 'India' },
    hasSeveralCountries: false,
    saved: [],
    rows: [{ kind: 'items', label: 'Gifts', amount: total }],
    total,
    listTotal,
    saving: paise(listTotal - total),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    chargeMessage: [],
    expressMessage: [],
    continueHref: '/',
  }
}
