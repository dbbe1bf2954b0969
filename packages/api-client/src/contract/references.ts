import type { GenericSchema } from 'valibot'
import { accountDataReference } from './accountData/accountDataReference.ts'
import { addressesReference } from './addresses/addressesReference.ts'
import type { CallDocs, CallGroupDocs } from './call/index.ts'
import type { calls } from './calls.ts'
import { cartReference } from './cart/cartReference.ts'
import { catalogueReference } from './catalogue/catalogueReference.ts'
import { corporateReference } from './corporate/corporateReference.ts'
import { daysReference } from './days/daysReference.ts'
import { deliveryReference } from './delivery/deliveryReference.ts'
import { hampersReference } from './hampers/hampersReference.ts'
import { loginApiReference } from './login/loginApiReference.ts'
import { notificationsReference } from './notifications/notificationsReference.ts'
import { ordersReference } from './orders/ordersReference.ts'
import { partnersReference } from './partners/partnersReference.ts'
import { pointsReference } from './points/pointsReference.ts'
import { profileReference } from './profile/profileReference.ts'
import { referralsReference } from './referrals/referralsReference.ts'
import { settingsReference } from './settings/settingsReference.ts'
import { staffReference } from './staff/staffReference.ts'
import { trackingReference } from './tracking/trackingReference.ts'
import { uploadsReference } from './uploads/uploadsReference.ts'
import { walletReference } from './wallet/walletReference.ts'
import { wireReference } from './wire/wireReference.ts'
import { wishlistReference } from './wishlist/wishlistReference.ts'

type Contract = typeof calls

const groups: { readonly [Group in keyof Contract]: CallGroupDocs<Contract[Group]> } = {
  settings: settingsReference,
  catalogue: catalogueReference,
  delivery: deliveryReference,
  cart: cartReference,
  login: loginApiReference,
  orders: ordersReference,
  wishlist: wishlistReference,
  addresses: addressesReference,
  profile: profileReference,
  wallet: walletReference,
  points: pointsReference,
  notifications: notificationsReference,
  accountData: accountDataReference,
  corporate: corporateReference,
  hampers: hampersReference,
  days: daysReference,
  partners: partnersReference,
  referrals: referralsReference,
  staff: staffReference,
  tracking: trackingReference,
  uploads: uploadsReference,
}

/** API reference of each group of calls, and of what they share (`wire`). It is large: keep it out of browsers. */
export const references: Readonly<Record<string, CallGroupDocs>> = { wire: wireReference, ...groups }

/** Schemas that the API reference shows under a name of their own. */
export const namedSchemas: Readonly<Record<string, GenericSchema>> = Object.assign(
  {},
  ...Object.values(references).map(({ schemas }) => schemas),
)

/** Returns what the API reference says about a call besides its metadata, by its name such as `cart.add`. */
export function findCallReference(name: string): CallDocs {
  const [group = '', method = ''] = name.split('.')
  return references[group]?.calls[method] ?? {}
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
      ? [Object.values(references).find(({ schemas }) => owner in schemas), owner]
      : [references[group], method]
  const field = path.split('.').at(-1) ?? ''
  const shared = [reference?.fields.all, references.wire?.fields.all]
  return [reference?.fields[name]?.[path], ...shared.flatMap((one) => [one?.[path], one?.[field]])].find(
    (text) => text !== undefined,
  )
}
