import { deliveryPromiseHours } from '@store/api-client/contract/rules/deliveryPromiseHours'

/** Texts about gifts that a courier delivers on the next day. */
export const nextDayDeliveryTexts = {
  title: 'Next-day delivery',
  message: `Order by ${deliveryPromiseHours.nextDay.to}:00 and it arrives the next day`,
} as const
