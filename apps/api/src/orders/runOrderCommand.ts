import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { calendarDateSchema } from '@store/api-client/contract/date'
import { paise, rupeesSchema } from '@store/api-client/contract/money'
import { serializeOrderStatus } from '@store/api-client/contract/orders'
import { fulfilmentStatusSchema } from '@store/api-client/contract/staff'
import { minValue, pipe, regex, safeParse, string, transform, uuid } from 'valibot'
import type { AppDeps } from '../AppDeps.ts'
import { renderInvoice } from '../invoices/index.ts'
import { createOrderFulfilmentService, type OrderChangeContext } from './createOrderFulfilmentService.ts'
import { deliveryListFormats, formatDeliveryList } from './formatDeliveryList.ts'
import { formatRefund } from './formatRefund.ts'
import { listOrdersOfDay } from './listOrdersOfDay.ts'
import { readInvoiceByOrderNumber } from './readInvoice.ts'
import { refundOrder } from './refundOrder.ts'
import { renderPackingSlips } from './renderPackingSlips.ts'

/** Result of a command. */
export interface CommandResult {
  readonly text: string
  /** Whether the command succeeded. */
  readonly isSuccess: boolean
}

/** Dependencies of the merchant's command. */
export type OrderCommandDeps = Pick<
  AppDeps,
  'db' | 'transact' | 'clock' | 'mailer' | 'secrets' | 'brand' | 'publicOrigin' | 'seller'
>

const usage = `Say one of
  <order number> confirmed | preparing | out_for_delivery | delivered
  <order number> cancel --note "<reason>"
  <order number> refund --amount <rupees> --note "<reason>" [--key <UUID>]
  <order number> invoice
  list --day <YYYY-MM-DD> [--format ${deliveryListFormats.join(' | ')}]
  slips --day <YYYY-MM-DD>
The audit log records changes with the name of --by, or of this machine's user.`

const failure = (text: string): CommandResult => ({ text, isSuccess: false })
const success = (text: string): CommandResult => ({ text, isSuccess: true })

/**
 * Runs the merchant's command: sets a status, cancels or refunds an order, prints its invoice, lists the orders of a
 * day, or prints their packing slips and message cards.
 *
 * @param operator Name for the audit log if the command contains none.
 */
export async function runOrderCommand(
  args: readonly string[],
  deps: OrderCommandDeps,
  operator: string,
): Promise<CommandResult> {
  const given = parse(args)
  if (!given) return failure(usage)
  const { subject, verb, note, actor = operator } = given
  const isRefund = given.amount !== undefined || given.key !== undefined
  if (isRefund && verb !== 'refund') return failure(usage)
  if (subject === 'list' || subject === 'slips') {
    if (verb !== undefined) return failure(usage)
    const day = safeParse(calendarDateSchema, given.day)
    const format = deliveryListFormats.find((one) => one === (given.format ?? 'table'))
    if (!day.success || !format) return failure(usage)
    const found = await listOrdersOfDay(deps.db, day.output, `${deps.publicOrigin}/api/${deps.brand.slug}`)
    if (subject === 'list') return success(formatDeliveryList(found, format))
    return success(await renderPackingSlips(day.output, found, deps.brand.name))
  }
  if (!/^MG-[A-Z0-9]+$/.test(subject) || given.day !== undefined || given.format !== undefined)
    return failure(usage)
  if (verb === 'refund') return refund(subject, given, { actor, note }, deps)
  if (verb === 'cancel') return cancel(subject, { actor, note }, deps)
  if (verb === 'invoice') return invoice(subject, deps)
  const status = safeParse(fulfilmentStatusSchema, verb)
  if (!status.success) return failure(usage)
  const moved = await createOrderFulfilmentService(deps).move(subject, status.output, { actor, note })
  switch (moved.kind) {
    case 'moved':
      return success(`${subject} is ${verb} now; it was ${serializeOrderStatus(moved.from)}.`)
    case 'unknown':
      return failure(`There is no order ${subject}.`)
    case 'refused':
      return failure(`${subject} is ${serializeOrderStatus(moved.from)}: an order moves forward only.`)
  }
}

async function cancel(
  number: string,
  change: OrderChangeContext,
  deps: OrderCommandDeps,
): Promise<CommandResult> {
  if (change.note === '') return failure(usage)
  const cancelled = await createOrderFulfilmentService(deps).cancel(number, change)
  switch (cancelled.kind) {
    case 'cancelled':
      return success(`${number} is cancelled.`)
    case 'unknown':
      return failure(`There is no order ${number}.`)
    case 'refused':
      return failure(`${number} is ${cancelled.from} already.`)
  }
}

async function invoice(number: string, deps: OrderCommandDeps): Promise<CommandResult> {
  const found = await readInvoiceByOrderNumber(deps.db, number)
  return found
    ? success(await renderInvoice(found))
    : failure(
        `${number} has no invoice: it is issued when the gifts leave the shop, and not for gifts abroad.`,
      )
}

const amountText = pipe(
  string(),
  regex(/^\d{1,7}(\.\d{1,2})?$/),
  transform(Number),
  rupeesSchema,
  minValue(paise(1)),
)

async function refund(
  number: string,
  given: { readonly amount?: string | undefined; readonly key?: string | undefined },
  change: OrderChangeContext,
  deps: OrderCommandDeps,
): Promise<CommandResult> {
  const amount = safeParse(amountText, given.amount)
  const key = safeParse(pipe(string(), uuid()), given.key ?? randomUUID())
  if (!amount.success || !key.success || change.note === '') return failure(usage)
  const refunded = await refundOrder(deps, { number, key: key.output, amount: amount.output }, change)
  switch (refunded.kind) {
    case 'refunded':
      return success(
        `${formatRefund(amount.output)} of ${number} is refunded, ${formatRefund(refunded.refunded)} in all; ` +
          `${formatRefund(refunded.left)} is left. To repeat this command safely, add --key ${key.output}`,
      )
    case 'unknown':
      return failure(`There is no order ${number}.`)
    case 'tooLarge':
      return failure(`${formatRefund(refunded.left)} of ${number} can be refunded at most.`)
    case 'keyUsed':
      return failure('This key belongs to a refund of another amount.')
    case 'refused':
      return failure(
        `The gateway refused to refund ${formatRefund(refunded.amount)} of ${number}; ` +
          `${formatRefund(refunded.left)} is left. Use a new key to refund this amount again.`,
      )
  }
}

/** Parses the arguments; undefined for unknown ones. */
function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { day: text, format: text, by: text, note: text, amount: text, key: text },
    })
    const [subject, verb, ...more] = positionals
    if (subject === undefined || more.length > 0) return undefined
    return {
      subject,
      verb,
      day: values.day,
      format: values.format,
      amount: values.amount,
      key: values.key,
      actor: values.by,
      note: values.note ?? '',
    }
  } catch {
    return undefined
  }
}
