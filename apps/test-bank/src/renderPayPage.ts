import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Checkout, CheckoutStatus } from './Checkout.ts'

const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#eef1f6;color:#172033;font:16px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:1rem 1rem 3rem}
.notice{margin:0;padding:.75rem 1rem;background:#7a3b00;color:#fff;text-align:center;font-weight:600}
h1{margin:1.5rem 0 1rem;font-size:1.25rem;line-height:1.3}
section{background:#fff;border:1px solid #cfd6e2;border-radius:12px;padding:1.25rem}
dl{display:flex;justify-content:space-between;gap:1rem;margin:0 0 1rem}
dt,.quiet{color:#4c5870;font-size:.875rem}
dd{margin:0}
.amount{font-size:1.5rem;font-weight:700}
fieldset{margin:0 0 1rem;padding:0;border:0;display:grid;gap:.5rem}
legend{padding:0;margin-bottom:.5rem;font-weight:600}
label{display:flex;gap:.75rem;align-items:center;min-height:3rem;padding:.5rem 1rem;border:1px solid #8794ac;border-radius:8px}
label:has(:checked){border-color:#1747b5;box-shadow:inset 0 0 0 1px #1747b5}
input{width:1.25rem;height:1.25rem;margin:0;accent-color:#1747b5}
small{display:block;color:#4c5870;font-size:.875rem}
.buttons{display:grid;gap:.625rem}
button{min-height:3rem;padding:.5rem 1rem;border:1px solid #8794ac;border-radius:8px;background:#fff;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.primary{background:#1747b5;border-color:#1747b5;color:#fff}
:focus-visible{outline:3px solid #e08a00;outline-offset:2px}
a{color:#1747b5;display:inline-block;padding:.75rem 0}
`

/** Hash of the page's style, as a source in its Content-Security-Policy. */
export const pageStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

/** Renders the payment page of a checkout, or an explanation when the bank does not know it. */
export const renderPayPage = (checkout: Checkout | undefined) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${checkout?.channel === 'upi' ? 'Pretend UPI app' : 'Pretend bank'}</title>
      <style>${raw(style)}</style>
    </head>
    <body>
      <header class="notice">This is a pretend bank for trying out the store. No money moves.</header>
      <main>${checkout ? renderCheckout(checkout) : unknown}</main>
    </body>
  </html>`

const unknown = html`<h1>We don’t know this payment</h1>
  <section><p>The pretend bank has restarted. Go back to your order and pay again.</p></section>`

const renderCheckout = (
  checkout: Checkout,
) => html`<h1>${titles[checkout.channel]} ${checkout.orderNumber}</h1>
  <section>
    <dl>
      <div><dt>To</dt><dd>The store</dd></div>
      <div><dt>Amount</dt><dd class="amount">${rupees.format(checkout.amount / 100)}</dd></div>
    </dl>
    ${checkout.channel === 'upi' ? renderUpi(checkout.status) : renderPage(checkout.status)}
  </section>
  <a href="${checkout.returnUrl}">${checkout.channel === 'upi' ? 'Back to the store' : 'Back to the store without paying'}</a>`

const titles = { page: 'Pay for order', upi: 'Pretend UPI app: pay for order' }

const renderPage = (status: CheckoutStatus) =>
  status === 'open' || status === 'failed' ? payForm : settledNote

function renderUpi(status: CheckoutStatus) {
  switch (status) {
    case 'open':
      return upiForm
    case 'failed':
      return html`<p role="status">You declined this payment.</p>
        ${upiForm}`
    case 'processing':
      return html`<p role="status">Your bank is working on it. The page of your order shows when it is paid.</p>`
    case 'captured':
      return html`<p role="status">You have paid. The page of your order shows it now.</p>`
  }
}

const settledNote = html`<p>You have already paid here. Go back to the store to see your order.</p>`

const upiForm = html`<form method="post" class="buttons">
  <button class="primary" name="action" value="pay">Approve payment</button>
  <button name="action" value="slow">Approve, but the bank takes 5 seconds</button>
  <button name="action" value="decline">Decline payment</button>
</form>`

const payForm = html`<form method="post">
  <fieldset>
    <legend>Pay with</legend>
    <label><input type="radio" name="method" value="upi" checked /><span>UPI<small>pretend@bank</small></span></label>
    <label><input type="radio" name="method" value="card" /><span>Card<small>Pretend card ending in 0000</small></span></label>
  </fieldset>
  <div class="buttons">
    <button class="primary" name="action" value="pay">Pay</button>
    <button name="action" value="slow">Pay, but the bank takes 5 seconds</button>
    <button name="action" value="payTwice">Pay, and report it twice</button>
    <button name="action" value="decline">Decline</button>
  </div>
  <p class="quiet">Choose how the bank answers. Every button takes you back to the store.</p>
</form>`
