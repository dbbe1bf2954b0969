/** Words of parcels that come the next day. */
export const nextDay = {
  title: 'Next-day delivery',
  message: 'Order by 16 and it arrives tomorrow in the bigger cities',
} as const
