import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupons } from '../db/schema/coupons.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { foreignUser, registerUnverified } from '../fixtures/loginSteps.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { lateEvening, openTestAccount, orderCart, placeGiftOrder } from '../fixtures/orderJourney.ts'
import { setStatus } from '../fixtures/setStatus.ts'
import { startSmtpServer } from '../fixtures/startSmtpServer.ts'
import { createSmtpTransport } from '../mail/createSmtpTransport.ts'
import type { Mail } from '../mail/Mailer.ts'

let api: TestApi
let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  api = await openTestApi()
  server = await startSmtpServer()
})
afterAll(async () => {
  await server.goDown()
  await api.close()
})

/** Returns a mail as its receiver's client parses it after delivery by a mail server. */
async function receive(mail: Mail | undefined): Promise<Email> {
  const sender = createSmtpTransport({ url: `smtp://127.0.0.1:${server.port}`, from: 'orders@shop.example' })
  await sender.send(mail ?? expect.unreachable(), crypto.randomUUID())
  sender.close()
  return server.mails.at(-1)?.email ?? expect.unreachable()
}

/** Returns the visible text of an HTML page. */
const toText = (html = '') =>
  html
    .replaceAll(/<title>.*?<\/title>|<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')

const parts = ({ text = '', html }: Email) => [text.replaceAll(/\s+/g, ' '), toText(html)]

describe('the order mail', () => {
  it('contains everything as HTML and as text: link, gifts and dates, totals, address and card', async () => {
    api.setNow(lateEvening)
    const visitor = await openTestAccount(api)
    expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    const order = await orderCart(visitor, { ...receiver, landmark: 'By the lake' })
    const email = await receive(api.mails.at(-1))
    for (const words of parts(email)) {
      expect(words).toContain(`your order ${order.number}`)
      expect(words).toContain('by 23 Nov, 23:20. After that we cancel the order')
      expect(words).toContain('1 × Twelve Red Roses Bouquet')
      expect(words).toContain('Arrives Tue, 24 Nov')
      expect(words).toMatch(/Total:? ₹699/)
      for (const line of [
        'Mr. Vikram Iyer',
        '12 Church Street',
        'By the lake',
        'Bengaluru 560001',
        'Enjoy!',
        'From Asha',
      ]) {
        expect(words).toContain(line)
      }
    }
    expect(email.html).toContain(`<a href="http://store.test/order/${order.id}"`)
    expect(email.text).toContain(`http://store.test/order/${order.id}`)
  })

  it('has a bill whose amounts add up although a coupon is not in whole rupees', async () => {
    const code = 'HALF'
    await api.db
      .insert(coupons)
      .values({ code, percent: 50, maxPaise: null, minPaise: 0, firstOrderOnly: false, active: true })
    const visitor = await openTestAccount(api)
    expectOk(await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode }))
    expectOk(await visitor.client.cart.setCoupon({ code }))
    expect((await orderCart(visitor)).total).toBe(349_50)
    expect(api.mails.at(-1)?.text).toContain(
      ['Subtotal: ₹699', 'Delivery charge: ₹0', 'Coupon HALF: −₹349', 'Total: ₹350'].join('\n'),
    )
  })

  it('is complete at every status and names the earned points', async () => {
    const visitor = await openTestAccount(api)
    const order = await placeGiftOrder(visitor)
    expectOk(await visitor.client.orders.pay({ id: order.id, method: 'cod' }))
    for (const step of ['preparing', 'outForDelivery', 'delivered'] as const)
      await setStatus(api, order.number, step)
    const mails = api.mails.filter(({ subject }) => subject.includes(order.number))
    expect(mails).toHaveLength(5)
    for (const mail of mails) {
      for (const words of parts(await receive(mail))) {
        expect(words).toContain('Twelve Red Roses Bouquet')
        expect(words).toContain('12 Church Street')
        expect(words).toContain('₹699')
      }
      expect(mail.html).toContain(`/order/${order.id}"`)
    }
    expect(mails.at(-1)?.text).toMatch(/You earned \d+ points? with it/)
  })

  it('shows typed text unchanged, with its HTML escaped', async () => {
    const visitor = await openTestAccount(api)
    await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode })
    const address = `12 <b>Church</b> & "Street"`
    await orderCart(visitor, { ...receiver, address })
    const email = await receive(api.mails.at(-1))
    for (const words of parts(email)) expect(words).toContain(address)
    expect(email.html).not.toContain('<b>')
  })

  it('has a link and no typed text for an unverified address, both as HTML and as text', async () => {
    const visitor = api.visitor()
    await registerUnverified(visitor, 'nobody@example.com')
    await visitor.client.cart.add({ productId: gifts.roses, pincode: receiver.pincode })
    const { number } = await orderCart(visitor)
    const email = await receive(api.mails.at(-1))
    expect(email.html).toContain('<a href="http://store.test/account/orders"')
    for (const part of [email.subject, email.text, email.html]) {
      for (const typed of [foreignUser.name, 'Nia', 'Vikram', 'Church', 'Enjoy', 'Asha', '9876543210']) {
        expect(part).not.toContain(typed)
      }
    }
    for (const words of parts(email)) expect(words).toContain(number)
  })
})

it('all mails have HTML and a text version', async () => {
  expect(api.mails.length).toBeGreaterThan(0)
  for (const { text, html } of api.mails) {
    expect(text.trim()).not.toBe('')
    expect(html).toContain('</html>')
  }
})
