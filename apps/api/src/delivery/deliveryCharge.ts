import { paise } from '@store/api-client/contract/money'

/** The delivery charge; delivery is free from the threshold on. */
export const deliveryCharge = { amount: paise(49_00), freeFrom: paise(499_00) } as const
