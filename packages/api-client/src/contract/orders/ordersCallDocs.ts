import type { CallGroupDocs } from '../call/index.ts'
import { cancellationEligibilitySchema } from './CancellationEligibility.ts'
import { invoiceResponseSchema, invoiceSchema } from './Invoice.ts'
import { invoiceFieldDescriptions } from './invoiceFieldDescriptions.ts'
import { orderResponseSchema, orderSchema } from './Order.ts'
import { orderLineSchema } from './OrderLine.ts'
import { orderListItemSchema, ordersPageResponseSchema } from './OrderListItem.ts'
import { orderRefundSchema, paymentMethodSchema } from './OrderPayment.ts'
import { orderStatusChangeSchema } from './OrderStatus.ts'
import type { orderCalls } from './orderCalls.ts'
import { receiverFieldDescriptions } from './receiverFieldDescriptions.ts'
import { alternateNumberSchema, receiverRequestSchema, receiverSchema } from './receiverSchema.ts'

/** API reference of orders. */
export const ordersCallDocs: CallGroupDocs<typeof orderCalls> = {
  schemas: {
    OrderResponse: orderResponseSchema,
    Order: orderSchema,
    OrderLine: orderLineSchema,
    OrdersPageResponse: ordersPageResponseSchema,
    OrderSummary: orderListItemSchema,
    OrderStatusChange: orderStatusChangeSchema,
    OrderRefund: orderRefundSchema,
    PaymentMethod: paymentMethodSchema,
    Cancellation: cancellationEligibilitySchema,
    InvoiceResponse: invoiceResponseSchema,
    Invoice: invoiceSchema,
    Receiver: receiverSchema,
    ReceiverInput: receiverRequestSchema,
    AlternateContact: alternateNumberSchema,
  },
  fields: {
    all: {
      order_status: 'Status of the order.',
      payment_status: 'State of the payment: pending, agreed on delivery, paid (`done`), or expired.',
      cancel: 'Whether the order can be cancelled now.',
      ...receiverFieldDescriptions,
    },
    OrderResponse: { data: 'The order.' },
    Order: {
      timeline: 'Status changes so far, the first one first.',
      payment_method: 'Display name of the payment method; empty until one is chosen.',
      pay_methods: 'Available payment methods; empty if nothing is due, and for guests.',
      pay_by: 'Deadline of the payment, ISO 8601 in UTC, after which the order expires.',
      pay_seconds_left: 'Seconds until that deadline, when the server responded.',
      payment_attempt: 'State of the latest online payment of an unpaid order.',
      upi: 'The open payment in a UPI app; missing if the latest one is none, and for guests.',
      'upi.link': 'Link that a phone opens in its UPI app, `upi://pay?…`; in demo mode a path of the store.',
      'upi.qr': 'The link as a QR code.',
      'upi.qr.size': 'Width and height of the view box in modules, with the quiet zone.',
      'upi.qr.path': 'The dark modules, as the path of an SVG.',
      'upi.seconds_left': 'Seconds until the order expires.',
      refunds: 'Refunds, the first one first; missing if nothing was refunded.',
      invoice_number: 'Number of the tax invoice; missing until the gifts leave the shop, and for guests.',
      receiver: 'Who receives the gifts.',
      sender_name: 'Name of the sender.',
      message: 'Message on the card; may be empty.',
      alternate: 'Another number that the courier can call.',
      courier_note: 'Note for the courier.',
      prods: 'Lines of the order.',
      price_items: 'Rows of the order summary.',
      'price_items.label': 'Name of the row.',
      'price_items.amt': 'Amount in rupees.',
      currency: 'Currency that prices were shown in; missing for rupees.',
      'currency.code': 'ISO 4217 code.',
      'currency.symbol': 'Symbol before an amount.',
      'currency.rate': 'Exchange rate of that day: units for one rupee.',
    },
    InvoiceResponse: { data: 'The invoice.' },
    Invoice: invoiceFieldDescriptions,
    OrderLine: {
      line_id: 'Id of the line.',
      prod_url: 'Path of the picture.',
      prod_link: 'Path of the product page; missing if the product is discontinued.',
      delivery_date: 'Delivery date, DD-MM-YYYY.',
      delivery_slot: 'Time slot; missing for any time.',
      'delivery_slot.start': 'Start hour.',
      'delivery_slot.end': 'End hour.',
      delivery_through: 'Who delivers it: `vendor` or `courier`.',
      attributes: 'Options, texts and photos; empty for a combo, whose gifts have their own.',
      subCombos: 'Gifts of a combo.',
      'subCombos.qty': 'Units in one combo.',
      'subCombos.attributes': 'Options, texts and photos of the gift.',
      parent_line_id: 'Id of the parent line of an add-on or free line.',
      is_freebie: 'Whether it came free with another gift.',
    },
    OrdersPageResponse: {
      'data.orders': 'Orders of this page, newest first.',
      'data.total': 'Number of orders.',
    },
    OrderSummary: {
      delivery_date: 'First delivery date, DD-MM-YYYY.',
      delivery_dates: 'All delivery dates in ascending order, DD-MM-YYYY.',
      prods: 'Gifts of the order, without add-ons and free gifts.',
      'prods.prod_url': 'Path of the picture.',
    },
    OrderStatusChange: { kind: 'The new status.', at: 'Time of the change, ISO 8601 in UTC.' },
    OrderRefund: {
      amt: 'Amount in rupees.',
      status: 'On its way to the gateway, accepted by it, or refused by it.',
      at: 'Time of the refund, ISO 8601 in UTC.',
    },
    PaymentMethod: {
      name: 'Name of the method in a request to pay, such as `cod`.',
      title: 'Display name, such as `Cash on delivery`.',
      refusal: 'Why it is not available for this order, as a text for the shopper; empty if it is.',
    },
    Cancellation: { can_cancel: 'Whether it can be cancelled.', why_not: 'Why it cannot.' },
    Receiver: { title: 'Title of the receiver.' },
    ReceiverInput: { title: 'Title of the receiver.' },
    get: { id: 'Id of the order.' },
    invoice: { id: 'Id of the order.' },
    place: {
      order_key:
        'Idempotency key, the UUID of the first click: it places one order, however often it is sent.',
      version: 'Version of the cart that the shopper saw.',
      total_amt: 'Total that the shopper saw, in rupees: an order at another price is rejected.',
      receiver: 'Who receives the gifts.',
      senderName: 'Name of the sender.',
      message: 'Message on the card; may be empty.',
      courierNote: 'Note for the courier.',
      next: 'Path of the confirmation.',
    },
    payMethods: { data: 'The payment methods.' },
    pay: {
      method: 'Name of the payment method.',
      data: 'The order, if nothing is left to do.',
      next: 'Path or https URL where the shopper pays.',
    },
    reorder: {
      reorder_key: 'Idempotency key, the UUID of the click.',
      'data.put': 'Number of lines that were added, including add-ons.',
      'data.cart_count': 'Units in the cart now.',
      'data.left_out': 'Gifts that were not added as ordered.',
      'data.left_out.why': 'The reason; `day_gone` was added, for the earliest date.',
      'data.cart_link': 'Path of the cart.',
    },
    sendLookupCode: {
      email: 'E-mail address that the order was placed with.',
      resend_after: 'Seconds until another code may be requested.',
    },
    lookUp: {
      email: 'E-mail address that the order was placed with.',
      otp: 'One-time password that was mailed to it.',
    },
  },
  calls: {
    place: {
      isMinimal: true,
      errors: {
        400: ['city_mismatch'],
        409: [
          'cart_changed',
          'day_blocked',
          'day_past',
          'day_too_early',
          'day_too_late',
          'message_missing',
          'no_way_to_pay',
          'not_deliverable',
          'order_key_used',
          'out_of_stock',
          'place_missing',
          'several_countries',
          'slot_full',
          'slot_gone',
          'too_many_unpaid',
        ],
      },
      cookies: ['hint'],
    },
    list: { isMinimal: true },
    get: { isMinimal: true },
    cancel: { errors: { 409: ['order_cancelled', 'order_delivered', 'order_too_late', 'order_under_way'] } },
    reorder: { errors: { 409: ['order_key_used'] }, cookies: ['hint'] },
    payMethods: { isMinimal: true },
    pay: {
      isMinimal: true,
      errors: { 409: ['order_cancelled', 'order_expired', 'payment_refused'], 422: ['method_unknown'] },
    },
    sendLookupCode: { errors: { 429: ['otp_limit'] }, cookies: ['otp-order'] },
    lookUp: {
      errors: { 422: ['otp_expired', 'otp_locked', 'otp_wrong'] },
      cookies: ['order-shown', 'otp-order'],
    },
  },
}
