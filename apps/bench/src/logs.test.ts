import { randomUUID } from 'node:crypto'
import { toProductId } from '@store/api-client/contract/cart'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import { findFreePort } from '@store/config/findFreePort'
import { startPostgres } from '@store/config/postgres'
import { expect, it } from 'vitest'
import { openPostgresInspector } from './ledger/DatabaseInspector.ts'
import { startStore } from './processes/startStore.ts'
import { createLoadBalancer } from './proxy/createLoadBalancer.ts'
import {
  createEmailVerification,
  createShopper,
  type Shopper,
  signUp,
  unwrapResult,
} from './shopper/createShopper.ts'
import { fetchOtp } from './shopper/fetchOtp.ts'

const person = { email: 'zubeida.q+gifts@example.com', name: 'Zubeida Quereshi', mobile: '9123456780' }
const receiver: Receiver = {
  title: 'Ms.',
  fullName: 'Ximena Vaswani',
  address: '7 Periwinkle Lane',
  city: 'Bengaluru',
  pincode: '560001',
  countryCode: '+91',
  contactNumber: '9234567801',
}
const message = 'Yours till the marigolds fade'

/** Texts that must appear in no log line, neither plain nor URL-encoded. */
const personal = [
  ...[person.email, encodeURIComponent(person.email), 'zubeida', 'quereshi', person.mobile],
  ...['ximena', 'vaswani', 'periwinkle', receiver.contactNumber, 'till the marigolds'],
]

/** Adds a product to the cart and orders it. */
async function order({ client }: Shopper) {
  const added = await client.cart.add({ productId: toProductId(3001), pincode: '560001' })
  if (!added.ok) return added
  const { version, total } = added.value
  const details = { orderKey: randomUUID(), version, total, receiver, senderName: person.name, message }
  return client.orders.place(details)
}

/** Does everything that a shopper can do; returns the one-time passwords used. */
async function journey(origin: string, [newcomer, returner]: readonly [Shopper, Shopper]) {
  const first = await signUp(origin, newcomer)
  unwrapResult(await order(newcomer))
  const contact = { email: person.email, mobile: person.mobile, countryCode: '91' }
  unwrapResult(await returner.client.login.sendOtp({ ...contact, isResend: false }))
  const second = await fetchOtp(origin, person.email)
  const wrong = second === '111111' ? '222222' : '111111'
  expect(
    await returner.client.login.login({ ...contact, proof: createEmailVerification(wrong) }),
  ).toMatchObject({
    ok: false,
  })
  unwrapResult(await returner.client.login.login({ ...contact, proof: createEmailVerification(second) }))
  for (const path of [`/?email=${person.email}&otp=${second}`, `/api/${person.email}/${second}`])
    await (await returner.browser.fetch(`${origin}${path}`)).text()
  return [first, second, wrong]
}

it.concurrent.for(['api', 'storefront'] as const)(
  'the log of the %s contains every request with the load balancer’s id, and no personal data',
  async (kind, { expect, onTestFinished }) => {
    const postgres = await startPostgres()
    onTestFinished(postgres.stop)
    const port = await findFreePort()
    const store = await startStore({
      kind,
      env: { DATABASE_URL: postgres.url, STORE_ORIGIN: `http://127.0.0.1:${port}`, STORE_LOG: 'info' },
    })
    onTestFinished(store.stop)
    const balancer = await createLoadBalancer(port, [store.origin])
    onTestFinished(balancer.close)
    const open = () => createShopper(balancer.origin, person)
    const shoppers = [open(), open()] as const

    const codes = await journey(balancer.origin, shoppers)
    // A constraint error of the database quotes the whole row, and the error of the query quotes its values.
    const books = await openPostgresInspector(postgres.url)
    await books.run(`alter table orders add constraint never check (message = '') not valid`)
    await books.close()
    expect(await order(shoppers[0])).toMatchObject({ failure: { kind: 'invalidResponse', status: 500 } })
    await postgres.crash()
    // Requests go to the store directly, because the load balancer does not route to a store that is not ready.
    const direct = createShopper(store.origin, person)
    expect(await order(direct)).toMatchObject({ failure: { kind: 'invalidResponse', status: 503 } })
    expect(await store.kill('SIGTERM')).toMatchObject({ code: 0 })

    const sessions = shoppers.map(({ browser }) => browser.cookies.get('sid') ?? 'none')
    for (const line of store.lines) {
      for (const word of [...personal, ...sessions])
        expect(line.toLowerCase()).not.toContain(word.toLowerCase())
      for (const code of codes) expect(line).not.toMatch(new RegExp(`(?<![\\w-])${code}(?![\\w-])`))
    }

    const logged = store.lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    const ofRequests = logged.filter(
      ({ msg, path }) => /^(answered$|[A-Z]+ \/)/.test(msg) && path !== '/api/ready',
    )
    expect(ofRequests.map(({ msg }) => msg)).toContain('POST /api/marigold/fa/orders/place failed')
    const answers = [...shoppers, direct].flatMap(({ browser }) => browser.responses)
    const ownIds = direct.browser.responses.map(({ requestId }) => requestId)
    for (const line of ofRequests) expect([...balancer.ids, ...ownIds]).toContain(line.request)
    for (const answer of answers) {
      const lines = logged.filter(({ msg, request }) => msg === 'answered' && request === answer.requestId)
      expect(lines).toMatchObject([{ method: answer.method, status: answer.status }])
    }
  },
)
