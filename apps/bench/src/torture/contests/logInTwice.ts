import { toProductId } from '@store/api-client/contract/cart'
import { byEmail, mustHave, signUp } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { readCode } from '../../shopper/readCode.ts'
import { mustBe } from '../mustBe.ts'
import { numberIn } from '../numberIn.ts'
import type { Contest } from './Arena.ts'
import { wordOf } from './wordOf.ts'

const gifts = [1002, 3001] as const

/** Two browsers with a cart each whose owner logs in in both at once: one cart with everything in it. */
export const logInTwice: Contest = async ({ origin, books, openNewcomer }) => {
  const owner = openNewcomer()
  await signUp(origin, owner)
  const { email, mobile } = owner.person
  const contact = { email, mobile, countryCode: '91' }
  const tabs = []
  for (const nid of gifts) {
    const { client } = openNewcomer()
    mustHave(
      (await insist(() => client.cart.add({ productId: toProductId(nid), pincode: '560001' }))).outcome,
    )
    mustHave((await insist(() => client.login.sendOtp({ ...contact, isResend: false }))).outcome)
    tabs.push({ client, otp: await readCode(origin, email) })
  }
  const said = await Promise.all(
    tabs.map(async ({ client, otp }) =>
      wordOf((await insist(() => client.login.login({ ...contact, proof: byEmail(otp) }))).outcome),
    ),
  )
  const seen = await Promise.all(
    tabs.map(async ({ client }) => mustHave((await insist(client.cart.list)).outcome).itemCount),
  )
  const carts = `(select count(*)::int from carts c join users u on u.id = c.user_id where u.email = '${email}')`
  return [
    ...mustBe(
      'other',
      'browsers in which they are signed in',
      said.filter((word) => word === 'ok').length,
      gifts.length,
    ),
    ...mustBe('lost', 'pieces both browsers see', Math.min(...seen), gifts.length),
    ...mustBe('doubled', 'pieces a browser sees', Math.max(...seen), gifts.length),
    ...mustBe('doubled', 'carts of one account', await numberIn(books, carts), 1),
  ]
}
