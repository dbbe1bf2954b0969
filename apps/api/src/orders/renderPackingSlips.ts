import type { CalendarDate } from '@store/api-client/contract/date'
import { formatAddressLines } from '@store/api-client/contract/rules/addressFields'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { html, raw } from 'hono/html'
import type { OrderLineRow, OrderWithLines } from './createOrderRepo.ts'
import { formatLineDetails, formatSlot } from './toDeliveryListRows.ts'

const style = `
  body { margin: 0; font: 12pt/1.4 system-ui, sans-serif; }
  article { box-sizing: border-box; max-width: 148mm; margin: 0 auto; padding: 10mm; break-after: page; }
  h1 { margin: 0 0 4mm; font-size: 16pt; }
  h2 { margin: 6mm 0 1mm; font-size: 11pt; }
  p, ul { margin: 0; }
  li { margin: 0 0 2mm; }
  small { display: block; }
  .card { display: grid; min-height: 190mm; place-content: center; text-align: center; font: 18pt/1.5 Georgia, serif; }
  .card p { white-space: pre-wrap; overflow-wrap: anywhere; }
`

/**
 * Renders the packing slips of a day as a printable page, without prices, with each message card on a separate page.
 */
export const renderPackingSlips = async (
  day: CalendarDate,
  found: readonly OrderWithLines[],
  shopName: string,
): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${shopName}: packing slips for ${formatDay(day)}</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    ${found.length === 0 ? html`<p>No orders.</p>` : found.map((one) => [renderSlip(day, one), renderCard(one)])}
  </body>
</html>
`,
  )

const renderSlip = (day: CalendarDate, { order, lines }: OrderWithLines) => {
  const { receiver } = order
  const { alternate, courierNote } = receiver
  return html`<article>
  <h1>${order.number}</h1>
  <p>${formatDay(day)}</p>
  <h2>Gifts</h2>
  <ul>${lines.map(renderLine)}</ul>
  <h2>Deliver to</h2>
  <p>${receiver.title} ${receiver.fullName}</p>
  ${formatAddressLines(receiver).map((line) => html`<p>${line}</p>`)}
  <p>${receiver.countryCode} ${receiver.contactNumber}</p>
  ${alternate ? html`<p>${alternate.countryCode} ${alternate.contactNumber}</p>` : ''}
  ${courierNote ? html`<h2>Note for the courier</h2><p>${courierNote}</p>` : ''}
</article>`
}

const renderLine = (line: OrderLineRow) => html`<li>
  <strong>${line.quantity} × ${line.title}</strong>, ${formatSlot(line)}
  ${formatLineDetails(line).map((text) => html`<small>${text}</small>`)}
</li>`

const renderCard = ({ order: { message, senderName } }: OrderWithLines) =>
  message === ''
    ? ''
    : html`<article class="card"><p>${message}</p>${senderName === '' ? '' : html`<p>${senderName}</p>`}</article>`
