import { rewardRule } from '../../points/index.ts'
import { coupons } from './coupons.ts'

const { firstOrder, larger } = coupons

/** Offers a product page can show, each with its terms (specification 2, section 3: offers). */
export const offers = {
  firstOrder: {
    icon: 'gift',
    title: `${firstOrder.percent}% off your first order, up to ₹${firstOrder.most}`,
    terms: [
      'For the first order of an account.',
      `On gifts of ₹${firstOrder.from} or more, delivery left out.`,
      `With the coupon ${firstOrder.code} in the cart; one coupon for each order.`,
    ],
  },
  largerOrder: {
    icon: 'gift',
    title: `${larger.percent}% off gifts of ₹${larger.from} or more, up to ₹${larger.most}`,
    terms: ['Delivery left out.', `With the coupon ${larger.code} in the cart; one coupon for each order.`],
  },
  weekdayFlowers: {
    icon: 'flower',
    title: '₹100 off flowers from Monday to Thursday',
    terms: [
      'For flowers that arrive on one of these days.',
      'On orders of ₹799 or more.',
      'Not on 13 and 14 February.',
    ],
  },
  freeDelivery: {
    icon: 'van',
    title: 'Free delivery from ₹499',
    terms: ['Standard delivery in India.', 'Express has its own charge.'],
  },
  rewardPoints: {
    icon: 'points',
    title: `Pay up to ${rewardRule.percentage}% with reward points`,
    terms: [
      'For shoppers who are logged in.',
      'One point is worth one rupee.',
      `At most ₹${rewardRule.maxRupees} for each order.`,
    ],
  },
  rakhiTogether: {
    icon: 'rakhi',
    title: '₹75 off when two rakhis go to one address',
    terms: ['Both rakhis in one order.', 'Until the day before Raksha Bandhan.'],
  },
  teamOrder: {
    icon: 'team',
    title: '12% off orders of 50 pieces or more',
    terms: [
      'For companies.',
      'One address, or a list of addresses.',
      'Ask for a quote with the enquiry form.',
    ],
  },
} as const
