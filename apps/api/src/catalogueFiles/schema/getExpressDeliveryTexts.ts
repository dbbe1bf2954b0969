import { deliveryPromiseHours } from '@store/api-client/contract/rules/deliveryPromiseHours'

const { from, to } = deliveryPromiseHours.express

/** Texts about gifts that are delivered within one or two hours. */
export const getExpressDeliveryTexts = (minutes: 60 | 120) =>
  minutes === 60
    ? {
        title: 'Express, in 60 minutes',
        message: `Order between ${from}:00 and ${to}:00, and it arrives within the hour`,
        minutes,
      }
    : {
        title: 'Express, in 2 hours',
        message: `Order between ${from}:00 and ${to}:00, and it arrives within two hours`,
        minutes,
      }
