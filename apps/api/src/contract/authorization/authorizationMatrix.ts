import { randomUUID } from 'node:crypto'
import { fillableHampers } from '../../fixtures/hamperJourney.ts'
import { receiver } from '../../fixtures/journey.ts'

/** A visitor's resource whose ids others may learn. */
export type OwnedResource =
  | 'line'
  | 'attribute'
  | 'combo'
  | 'photo'
  | 'order'
  | 'orderKey'
  | 'addKey'
  | 'address'
  | 'card'
  | 'upi'
  | 'session'
  | 'message'
  | 'user'

/** A field that accepts the id of an owned resource: the kind of resource, and a request with the id. */
export interface OwnedIdField {
  readonly kind: OwnedResource
  readonly buildRequest: (id: unknown) => Readonly<Record<string, unknown>>
}

const add = { nid: 1001, btn_type: 'add_to_cart', pincode: receiver.pincode }
const written = { ...receiver, addressType: '1' }

const owned = (kind: OwnedResource, buildRequest: OwnedIdField['buildRequest']): OwnedIdField => ({
  kind,
  buildRequest,
})
const line = (more: Readonly<Record<string, unknown>> = {}) => owned('line', (id) => ({ ci_id: id, ...more }))
const lines = (more: Readonly<Record<string, unknown>> = {}) =>
  owned('line', (id) => ({ ci_ids: [id], ...more }))
const order = (more: Readonly<Record<string, unknown>> = {}) =>
  owned('order', (id) => ({ order_id: id, ...more }))

/** The authorization matrix: every field of the contract that accepts the id of an owned resource, by call and name. */
export const authorizationMatrix: Readonly<Record<string, OwnedIdField>> = {
  'cart.add parent_ci_id': owned('line', (id) => ({ ...add, nid: 9001, parent_ci_id: id })),
  'cart.add fid': owned('photo', (id) => ({ ...add, nid: 12001, files: [{ aid: 43, fid: id }] })),
  'cart.add key': owned('addKey', (id) => ({ ...add, key: id })),
  'cart.find fid': owned('photo', (id) => ({ nid: 12001, files: [{ aid: 43, fid: id }] })),
  'cart.changeQuantity ci_id': line({ qty: 2, action: 'act_increment' }),
  'cart.changeCombo combo_id': owned('combo', (id) => ({ combo_id: id, qty: 2 })),
  'cart.updateMessage ci_id': line({ c_aid: randomUUID(), o_msg: '', u_msg: 'Mine now' }),
  'cart.updateMessage c_aid': owned('attribute', (id) => ({
    ...{ ci_id: randomUUID(), c_aid: id },
    ...{ o_msg: '', u_msg: 'Mine now' },
  })),
  'cart.setFreebie ci_id': line({ udf: 1 }),
  'cart.remove ci_ids': lines(),
  'cart.restore ci_ids': lines(),
  'cart.save ci_ids': lines({ saved: 1 }),
  'cart.startOrder order_key': owned('orderKey', (id) => ({ order_key: id, version: 1 })),
  'hampers.add ci_id': line({
    ...{ nid: fillableHampers.byHand, cart_type: 'add_to_cart', pincode: receiver.pincode },
    items: [
      { node_id: fillableHampers.chocolates, qty: 1, step: 'something-sweet' },
      { node_id: fillableHampers.teddy, qty: 1, step: 'something-to-keep' },
    ],
  }),
  'hampers.add key': owned('addKey', (id) => ({
    ...{ nid: fillableHampers.byHand, cart_type: 'add_to_cart', pincode: receiver.pincode, key: id },
    items: [
      { node_id: fillableHampers.chocolates, qty: 1, step: 'something-sweet' },
      { node_id: fillableHampers.teddy, qty: 1, step: 'something-to-keep' },
    ],
  })),
  'orders.place order_key': owned('orderKey', (id) => ({
    ...{ order_key: id, version: 1, total_amt: 1, receiver, senderName: 'Asha', message: '' },
  })),
  'orders.get id': owned('order', (id) => ({ id })),
  'orders.cancel order_id': order(),
  'orders.reorder order_id': order({ reorder_key: randomUUID() }),
  'orders.reorder reorder_key': owned('addKey', (id) => ({ order_id: randomUUID(), reorder_key: id })),
  'orders.payMethods order_id': order(),
  'orders.pay order_id': order({ method: 'cod' }),
  'addresses.list user_id': owned('user', (id) => ({ user_id: String(id) })),
  'addresses.change sno': owned('address', (id) => ({ ...written, sno: id })),
  'addresses.remove sno': owned('address', (id) => ({ sno: id })),
  'wallet.deleteCard card_token': owned('card', (id) => ({ card_token: id })),
  'wallet.deleteUpi upi_token': owned('upi', (id) => ({ upi_token: id })),
  'accountData.endSession id': owned('session', (id) => ({ id })),
  'notifications.update read': owned('message', (id) => ({ read: [id] })),
}

/** Fields that look like ids but identify no owned resource, each with the reason. */
export const unownedIdFields: Readonly<Record<string, string>> = {
  nid: 'the number of a product',
  node_id: 'the number of a product',
  aid: 'the number of an attribute of a product',
  option_ids: 'the numbers of options of a product',
  place_id: 'a place of the directory',
  polyid: 'a place of the directory',
  area_id: 'a place of the directory',
  uuid: 'a browser’s own number, counted and never read back',
  fb_id: 'taken because the specification has it, and read by nothing',
  uid: 'taken because the specification has it, and read by nothing',
  'tracking.behaviour id': 'a browser’s own number of what it counts',
  'tracking.step id': 'a browser’s own number of what it counts',
  'wishlist.remove id': 'the number of a product',
  'hampers.get id': 'the number or the address of a hamper',
  captcha_id: 'a picture for whoever reads it, once (C1)',
  enquiry_key: 'a random number of the sender’s; its answer tells a reference alone (C2)',
  'corporate.confirm token': 'a secret that was mailed',
}
