import { toProductId } from '@store/api-client/contract/cart'
import { createEmailVerification, signUp, unwrapResult } from '../../shopper/createShopper.ts'
import { fetchOtp } from '../../shopper/fetchOtp.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { queryNumericValue } from '../queryNumericValue.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { getResultCode } from './getResultCode.ts'

const gifts = [1002, 3001] as const

/**
 * Logs in to one account from two browsers at the same time, each with a guest cart. The result must be one cart with
 * all lines.
 */
export const logInTwice: ContentionScenario = async ({ origin, database, openNewcomer }) => {
  const owner = openNewcomer()
  await signUp(origin, owner)
  const { email, mobile } = owner.person
  const contact = { email, mobile, countryCode: '91' }
  const tabs = []
  for (const nid of gifts) {
    const { client } = openNewcomer()
    unwrapResult(
      (await retryUntilAnswered(() => client.cart.add({ productId: toProductId(nid), pincode: '560001' })))
        .result,
    )
    unwrapResult(
      (await retryUntilAnswered(() => client.login.sendOtp({ ...contact, isResend: false }))).result,
    )
    tabs.push({ client, otp: await fetchOtp(origin, email) })
  }
  const results = await Promise.all(
    tabs.map(async ({ client, otp }) =>
      getResultCode(
        (
          await retryUntilAnswered(() =>
            client.login.login({ ...contact, proof: createEmailVerification(otp) }),
          )
        ).result,
      ),
    ),
  )
  const seen = await Promise.all(
    tabs.map(
      async ({ client }) => unwrapResult((await retryUntilAnswered(client.cart.list)).result).itemCount,
    ),
  )
  const carts = `(select count(*)::int from carts c join users u on u.id = c.user_id where u.email = '${email}')`
  return [
    ...findCountViolations(
      'other',
      'browsers in which they are signed in',
      results.filter((word) => word === 'ok').length,
      gifts.length,
    ),
    ...findCountViolations('lost', 'pieces both browsers see', Math.min(...seen), gifts.length),
    ...findCountViolations('doubled', 'pieces a browser sees', Math.max(...seen), gifts.length),
    ...findCountViolations('doubled', 'carts of one account', await queryNumericValue(database, carts), 1),
  ]
}
