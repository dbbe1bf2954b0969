import { toIndianDate } from '@store/api-client/contract/date'
import { paise } from '@store/api-client/contract/money'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { formatExactPrice } from '@store/api-client/contract/rules/formatPrice'
import { html, raw } from 'hono/html'
import type { IssuedInvoice } from './serializeInvoice.ts'

const style = `
  body { max-width: 190mm; margin: 0 auto; padding: 10mm; font: 10pt/1.4 system-ui, sans-serif; }
  h1 { margin: 0 0 4mm; font-size: 16pt; }
  p { margin: 0; }
  table { width: 100%; margin: 6mm 0; border-collapse: collapse; }
  th, td { padding: 1.5mm; border: 1px solid #999; text-align: right; }
  th:first-child, td:first-child { text-align: left; }
`

const money = (amount: number) => formatExactPrice(paise(amount))
const day = (at: Date) => formatDay(toIndianDate(at))

/** Renders an invoice as a printable page for the merchant; shoppers have a page of the store for it. */
export const renderInvoice = async ({
  invoice,
  creditNote,
  order,
  recipient,
}: IssuedInvoice): Promise<string> => {
  const { seller, placeOfSupply, lines, totals } = invoice.content
  return String(
    await html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Tax invoice ${invoice.number}</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <h1>Tax invoice ${invoice.number}</h1>
    ${creditNote ? html`<p><strong>Cancelled by credit note ${creditNote.number} of ${day(creditNote.issuedAt)}</strong></p>` : ''}
    <p>Date: ${day(invoice.issuedAt)}</p>
    <p>Order: ${order.number}</p>
    <p>Seller: ${seller.name}, ${seller.address}, GSTIN ${seller.gstin}</p>
    ${recipient ? html`<p>Buyer: ${[recipient.name, ...recipient.address].join(', ')}</p>` : ''}
    <p>Place of supply: ${placeOfSupply.name} (${placeOfSupply.code})</p>
    <table>
      <thead><tr>
        <th>Gift</th><th>HSN</th><th>Units</th><th>Value</th><th>Taxable value</th>
        <th>GST</th><th>CGST</th><th>SGST/UTGST</th><th>IGST</th><th>Total</th>
      </tr></thead>
      <tbody>${lines.map(
        (line) => html`<tr>
          <td>${line.title}</td><td>${line.hsn}</td><td>${line.quantity}</td><td>${money(line.value)}</td>
          <td>${money(line.taxable)}</td><td>${line.rate}%</td><td>${money(line.cgst)}</td>
          <td>${money(line.sgst)}</td><td>${money(line.igst)}</td><td>${money(line.total)}</td>
        </tr>`,
      )}</tbody>
      <tfoot><tr>
        <th>Total</th><td></td><td></td><td></td><td>${money(totals.taxable)}</td><td></td>
        <td>${money(totals.cgst)}</td><td>${money(totals.sgst)}</td><td>${money(totals.igst)}</td>
        <td>${money(totals.total)}</td>
      </tr></tfoot>
    </table>
    <p>The total of a gift is its value with its part of delivery charge and discounts. Prices include the tax.</p>
    <p>Tax is not payable on reverse charge.</p>
  </body>
</html>
`,
  )
}
