/** Words of parcels that come the next day. */
export const nextDay = {
  title: 'Next-day delivery',
  message: 'Order by 22:00 and it arrives the next day',
} as const
