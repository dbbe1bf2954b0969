import type { GenericSchema } from 'valibot'
import { accountDataCallDocs } from './accountData/accountDataCallDocs.ts'
import { addressesCallDocs } from './addresses/addressesCallDocs.ts'
import type { CallDocs, CallGroupDocs } from './call/index.ts'
import type { calls } from './calls.ts'
import { cartCallDocs } from './cart/cartCallDocs.ts'
import { catalogueCallDocs } from './catalogue/catalogueCallDocs.ts'
import { corporateCallDocs } from './corporate/corporateCallDocs.ts'
import { deliveryDatesCallDocs } from './days/deliveryDatesCallDocs.ts'
import { deliveryCallDocs } from './delivery/deliveryCallDocs.ts'
import { hampersCallDocs } from './hampers/hampersCallDocs.ts'
import { loginApiCallDocs } from './login/loginApiCallDocs.ts'
import { notificationsCallDocs } from './notifications/notificationsCallDocs.ts'
import { ordersCallDocs } from './orders/ordersCallDocs.ts'
import { partnersCallDocs } from './partners/partnersCallDocs.ts'
import { pointsCallDocs } from './points/pointsCallDocs.ts'
import { profileCallDocs } from './profile/profileCallDocs.ts'
import { referralsCallDocs } from './referrals/referralsCallDocs.ts'
import { settingsCallDocs } from './settings/settingsCallDocs.ts'
import { staffCallDocs } from './staff/staffCallDocs.ts'
import { trackingCallDocs } from './tracking/trackingCallDocs.ts'
import { uploadsCallDocs } from './uploads/uploadsCallDocs.ts'
import { walletCallDocs } from './wallet/walletCallDocs.ts'
import { wireCallDocs } from './wire/wireCallDocs.ts'
import { wishlistCallDocs } from './wishlist/wishlistCallDocs.ts'

type Contract = typeof calls

const groups: { readonly [Group in keyof Contract]: CallGroupDocs<Contract[Group]> } = {
  settings: settingsCallDocs,
  catalogue: catalogueCallDocs,
  delivery: deliveryCallDocs,
  cart: cartCallDocs,
  login: loginApiCallDocs,
  orders: ordersCallDocs,
  wishlist: wishlistCallDocs,
  addresses: addressesCallDocs,
  profile: profileCallDocs,
  wallet: walletCallDocs,
  points: pointsCallDocs,
  notifications: notificationsCallDocs,
  accountData: accountDataCallDocs,
  corporate: corporateCallDocs,
  hampers: hampersCallDocs,
  days: deliveryDatesCallDocs,
  partners: partnersCallDocs,
  referrals: referralsCallDocs,
  staff: staffCallDocs,
  tracking: trackingCallDocs,
  uploads: uploadsCallDocs,
}

/** API reference of each group of calls, and of what they share (`wire`). It is large: keep it out of browsers. */
export const callDocsByGroup: Readonly<Record<string, CallGroupDocs>> = { wire: wireCallDocs, ...groups }

/** Schemas that the API reference shows under a name of their own. */
export const namedSchemas: Readonly<Record<string, GenericSchema>> = Object.assign(
  {},
  ...Object.values(callDocsByGroup).map(({ schemas }) => schemas),
)

/** Returns what the API reference says about a call besides its metadata, by its name such as `cart.add`. */
export function findCallDocs(name: string): CallDocs {
  const [group = '', method = ''] = name.split('.')
  return callDocsByGroup[group]?.calls[method] ?? {}
}

/**
 * Returns the description of a field.
 *
 * @param owner Name of its schema, or of its call such as `cart.add`.
 * @param path Path of the field in its owner, such as `banner.title`.
 */
export function findFieldDescription(owner: string, path: string): string | undefined {
  const [group = '', method] = owner.split('.')
  const [reference, name] =
    method === undefined
      ? [Object.values(callDocsByGroup).find(({ schemas }) => owner in schemas), owner]
      : [callDocsByGroup[group], method]
  const field = path.split('.').at(-1) ?? ''
  const shared = [reference?.fields.all, callDocsByGroup.wire?.fields.all]
  return [reference?.fields[name]?.[path], ...shared.flatMap((one) => [one?.[path], one?.[field]])].find(
    (text) => text !== undefined,
  )
}
