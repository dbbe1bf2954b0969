import type { calls } from '@store/api-client/contract'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { type CallMetadata, describeCall } from './CallMetadata.ts'

const anyone = describeCall('anyone')
const user = describeCall('user')
const verified = describeCall('verified')

type ShopGroup = 'settings' | 'catalogue' | 'viewing' | 'finding' | 'delivery' | 'days' | 'cart' | 'hampers'

/** Metadata of the calls for finding gifts and adding them to the cart; a call without metadata is a type error. */
export const shopCallMetadata: {
  readonly [Group in ShopGroup]: Readonly<Record<keyof (typeof calls)[Group], CallMetadata>>
} = {
  settings: {
    get: anyone('Tells what a storefront must know of its shop before it does anything.'),
    pages: anyone('Lists the addresses of every page there is, for maps of the site.'),
    alias: anyone('Finds where a short address leads.'),
  },
  catalogue: {
    home: anyone('Tells what stands on the home page.'),
    menus: anyone('Tells the menus of the header.'),
    category: anyone('Tells a page of a category, narrowed down and ordered as asked.'),
    search: anyone('Finds gifts by words, narrowed down and ordered as asked.'),
    productPage: anyone('Tells the page of a product, or the address it has moved to.'),
    bestSellers: anyone('Tells what an empty cart leads to.'),
    recommended: anyone('Tells what else a shopper of a product may like.'),
    cards: anyone('Tells products by their numbers; those that are sold no more are left out.'),
    reviews: anyone('Tells a page of what shoppers said, of one product or of all.'),
    addOns: anyone('Tells what can go along with a gift.'),
    occasions: anyone('Lists the occasions of a greeting card.'),
    appPage: anyone('Tells a native shell the data of a category’s page at the page’s own address.'),
  },
  viewing: {
    serverTime: anyone('Tells what time it is in India.'),
    rewards: user('Tells the user’s reward points.'),
  },
  finding: {
    suggest: anyone('Suggests gifts and categories while a search is typed.'),
  },
  delivery: {
    checkPincode: anyone('Tells whether and when a product can be delivered at a pincode.'),
    checkCity: anyone(
      'Tells whether and when a product can be delivered in a city, and what can be instead.',
    ),
    cities: anyone('Lists the cities whose name begins with a letter; 0 marks those that are closed.'),
    suggest: anyone('Suggests places for what was typed.'),
    findAddress: anyone('Finds the places a whole address may lie in.'),
    locate: anyone('Finds the place behind a suggestion or a position.'),
    nextSlot: anyone('Tells the next delivery slot of a day, if one is left.'),
    leftBehind: anyone('Tells which gifts in the visitor’s cart cannot go to a place about to be chosen.'),
    countries: anyone('Lists the countries gifts are delivered in.'),
  },
  days: {
    area: anyone('Tells on which days a product can be delivered at a place, and the slots of one of them.'),
    courier: anyone('Tells whether a courier brings a product to a pincode, and when.'),
    price: anyone('Tells what a product costs on a day.'),
    settings: anyone('Tells what of the shop differs by product and city.'),
  },
  cart: {
    list: anyone('Tells the visitor’s cart, its bill and its version.'),
    add: anyone('Puts a gift in the cart, with what goes along with it; also buys it now.'),
    find: anyone('Tells whether the cart holds this very selection; adds nothing.'),
    changeQuantity: anyone(`Sets the quantity of a line, ${quantityLimits.min} to ${quantityLimits.max}.`),
    changeCombo: anyone('Sets how many complete sets of a combo are in the cart.'),
    updateMessage: anyone('Writes new words on a line.'),
    setFreebie: anyone('Takes or declines what comes for nothing.'),
    setCoupon: anyone('Puts a coupon on the cart, or takes it off.'),
    redeemPoints: user('Pays a part of the cart with reward points, or does so no longer.'),
    remove: anyone('Removes lines, with what goes along with them.'),
    restore: anyone('Brings removed lines back as they were, within an hour.'),
    save: anyone('Saves lines for later, or puts them back in the cart.'),
    startOrder: verified('Looks whether the cart can be ordered as it is.'),
  },
  hampers: {
    get: anyone('Tells the steps of a hamper and what can be chosen in each.'),
    add: anyone('Puts a filled hamper in the cart, or fills one of the cart anew.'),
  },
}
