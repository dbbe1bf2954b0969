import { paise, sumPaise } from '@store/api-client/contract/money'
import type { IndianGstState } from '@store/api-client/contract/orders'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { type GstShare, splitGst } from '@store/api-client/contract/rules/splitGst'
import type { Database } from '../db/Database.ts'
import { createInvoiceRepo } from './createInvoiceRepo.ts'
import { getGstinState, gstStates } from './gstStates.ts'
import type { Seller } from './Seller.ts'

/** The data of an order that its invoice contains. */
export interface InvoicedOrder {
  readonly order: {
    readonly id: string
    readonly total: number
    readonly receiver: { readonly pincode?: string | undefined; readonly country?: number | undefined }
  }
  readonly lines: readonly {
    readonly nid: number
    readonly title: string
    readonly quantity: number
    readonly price: number
  }[]
}

/**
 * Issues the tax invoice of a locked order once, in its transaction, when its gifts are dispatched. Without the
 * seller's data, and for gifts that are delivered abroad, none is issued.
 */
export async function issueInvoice(
  tx: Database,
  seller: Seller | undefined,
  { order, lines }: InvoicedOrder,
  at: Date,
): Promise<void> {
  const { pincode = '', country = indiaIsoCode } = order.receiver
  const home = seller && getGstinState(seller.gstin)
  if (!home || country !== indiaIsoCode) return
  const repo = createInvoiceRepo(tx)
  if ((await repo.ofOrder(order.id)).invoice) return
  const state = await repo.stateOf(pincode)
  const placeOfSupply = gstStates.find(({ name }) => name === state) ?? home
  const taxes = await repo.taxesOf(lines.map(({ nid }) => nid))
  const priced = lines.map(({ nid, title, quantity, price }) => {
    const { hsn, rate } = taxes.get(nid) ?? untaxed
    return { title, hsn, quantity, value: paise(price * quantity), rate }
  })
  const shares = splitGst(priced, paise(order.total), isSame(placeOfSupply, home))
  const content = {
    ...{ seller, placeOfSupply },
    lines: priced.flatMap((line, place) => {
      const share = shares[place]
      return share ? [{ ...line, ...share }] : []
    }),
    totals: sumShares(shares),
  }
  await repo.add('invoice', order.id, content, at)
}

/** Reverses the invoice of a cancelled order, if there is one, with a credit note of the same content. */
export async function issueCreditNote(tx: Database, orderId: string, at: Date): Promise<void> {
  const repo = createInvoiceRepo(tx)
  const { invoice, creditNote } = await repo.ofOrder(orderId)
  if (invoice && !creditNote) await repo.add('creditNote', orderId, invoice.content, at)
}

/** Tax data of a product that was imported before products had a tax rate. */
const untaxed = { hsn: '', rate: 0 }

const isSame = (a: IndianGstState, b: IndianGstState) => a.code === b.code

const sumShares = (shares: readonly GstShare[]): GstShare => {
  const sum = (pick: keyof GstShare) => sumPaise(shares.map((share) => share[pick]))
  return {
    ...{ total: sum('total'), taxable: sum('taxable') },
    ...{ cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') },
  }
}
