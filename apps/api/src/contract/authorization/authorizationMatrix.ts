import { randomUUID } from 'node:crypto'
import { listCalls } from '@store/api-client/contract'
import type { AnyCall, OwnedResource } from '@store/api-client/contract/call'
import { fillableHampers } from '../../fixtures/hamperJourney.ts'
import { receiver } from '../../fixtures/journey.ts'
import { buildValidInput, type RequestFields } from '../fuzz/buildValidInput.ts'

/** A field of a call that contains the id of an owned resource. */
export interface OwnedIdField {
  /** Call and field, such as `cart.remove ci_ids`. */
  readonly name: string
  readonly call: AnyCall
  readonly resource: OwnedResource
  /** Builds a request that contains the id in the field and is otherwise valid. */
  readonly buildRequest: (id: unknown) => RequestFields
}

const added = { nid: 1001, btn_type: 'add_to_cart', pincode: receiver.pincode }
const hamper = {
  ...{ nid: fillableHampers.byHand, cart_type: 'add_to_cart', pincode: receiver.pincode },
  items: [
    { node_id: fillableHampers.chocolates, qty: 1, step: 'something-sweet' },
    { node_id: fillableHampers.teddy, qty: 1, step: 'something-to-keep' },
  ],
}
const written = { ...receiver, addressType: '1' }
const mug = (fid: unknown) => ({ nid: 12001, files: [{ aid: 43, fid }] })

/** Requests that need certain other fields, so that only the id decides about the response. */
const specificRequests: Readonly<Record<string, (id: unknown) => RequestFields>> = {
  'cart.add parent_ci_id': (id) => ({ ...added, nid: 9001, parent_ci_id: id }),
  'cart.add fid': (id) => ({ ...added, ...mug(id) }),
  'cart.add key': (id) => ({ ...added, key: id }),
  'cart.find fid': mug,
  'cart.updateMessage c_aid': (id) => ({ ci_id: randomUUID(), c_aid: id, o_msg: '', u_msg: 'Mine now' }),
  'addresses.list user_id': (id) => ({ user_id: String(id) }),
  'addresses.change sno': (id) => ({ ...written, sno: id }),
  'hampers.add ci_id': (id) => ({ ...hamper, ci_id: id }),
  'hampers.add key': (id) => ({ ...hamper, key: id }),
  'orders.place order_key': (id) => ({
    ...{ order_key: id, version: 1, total_amt: 1, receiver, senderName: 'Asha', message: '' },
  }),
}

/** The authorization matrix: every field of the contract that contains the id of an owned resource. */
export const authorizationMatrix: readonly OwnedIdField[] = listCalls().flatMap(({ name: callName, call }) =>
  Object.entries(call.owns ?? {}).map(([field, resource]): OwnedIdField => {
    const name = `${callName} ${field}`
    const buildRequest =
      specificRequests[name] ??
      ((id) => buildValidInput(call, { [field]: [id] }, (input) => contains(input, field, id)))
    return { name, call, resource, buildRequest }
  }),
)

function contains(value: unknown, field: string, id: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, inner]) =>
      (name === field && (inner === id || (Array.isArray(inner) && inner.includes(id)))) ||
      contains(inner, field, id),
  )
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
  fb_id: 'accepted because the specification has it, and ignored',
  uid: 'accepted because the specification has it, and ignored',
  'tracking.behaviour id': 'a browser’s own number of what it counts',
  'tracking.step id': 'a browser’s own number of what it counts',
  'wishlist.remove id': 'the number of a product',
  'hampers.get id': 'the number or the slug of a hamper',
  captcha_id: 'a picture for whoever reads it, once (C1)',
  enquiry_key: 'a random number of the sender; its response contains a reference alone (C2)',
  refund_key: 'a random number of the staff, who may refund every order',
  'corporate.confirm token': 'a secret that was mailed',
}
