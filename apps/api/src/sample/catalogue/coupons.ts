/** Coupons of the sample shop; amounts in whole rupees. */
export const coupons = {
  firstOrder: { code: 'FIRST10', percent: 10, most: 150, from: 499, isFirstOrder: true },
  larger: { code: 'GIFTS5', percent: 5, most: 100, from: 999, isFirstOrder: false },
} as const
