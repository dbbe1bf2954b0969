import type { OrderLookup } from '@store/api-client/contract/orders'
import type { AppDeps } from '../AppDeps.ts'
import {
  createLookedUpOrderEncryptor,
  lookedUpOrderLife,
} from '../encryption/createLookedUpOrderEncryptor.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import { acquireLoginLock } from '../login/acquireLoginLock.ts'
import type { OtpTarget } from '../login/createOtpRepo.ts'
import type { OtpService } from '../login/createOtpService.ts'
import { otpErrors } from '../login/otpErrors.ts'
import { createUserRepo } from '../users/createUserRepo.ts'
import { createOrderRepo, type OrderRow } from './createOrderRepo.ts'

const aimOf = ({ email }: OrderLookup): OtpTarget => ({ email, purpose: 'order', mobile: null })

/** Shows an order to who has its number and a code mailed to the address it was placed with; nobody needs a login for it. */
export function createLookupService({ db, transact, clock, secrets }: AppDeps, otp: OtpService) {
  const shown = createLookedUpOrderEncryptor(secrets.otpPepper)
  const find = async ({ number, email }: OrderLookup): Promise<OrderRow | undefined> => {
    const order = await createOrderRepo(db).byNumber(number)
    const user = order && (await createUserRepo(db).byEmail(email))
    return user && order.userId === user.id ? order : undefined
  }
  return {
    /**
     * Sends a code; answers the seconds until another may be asked for. Where there is no such order all goes the same
     * way but the mail, so that nobody learns who ordered what.
     */
    async sendCode(asked: OrderLookup, context: RequestContext): Promise<number> {
      const isSilent = (await find(asked)) === undefined
      const requester = {
        challengeId: context.orderChallengeId,
        network: context.network,
        device: context.device,
      }
      const { id, resendAfter } = await otp.send(aimOf(asked), requester, { isSilent })
      if (id !== undefined) context.setOrderChallenge(id)
      return resendAfter
    },

    /** The order, if the code is right; the code is used up. */
    async open(
      asked: OrderLookup & { readonly otp: string },
      context: RequestContext,
    ): Promise<{ readonly id: string; readonly userId: number }> {
      const { orderChallengeId, device } = context
      const typed = { ...aimOf(asked), otp: asked.otp, challengeId: orderChallengeId, device }
      await otp.check(typed)
      const order = await find(asked)
      // Whoever guessed the code of an order that is not there has guessed nothing.
      if (!order || order.userId === null) throw otpErrors.wrong()
      await transact(async (tx) => {
        await acquireLoginLock(tx, asked.email)
        await otp.consume(tx, typed)
      })
      context.setOrderChallenge(undefined)
      // Its pictures are asked for by themselves, and are the account's: this browser may see them for a while.
      const goodUntil = new Date(clock.now().getTime() + lookedUpOrderLife)
      context.setLookedUpOrder(await shown.encrypt({ id: order.id, goodUntil }))
      return { id: order.id, userId: order.userId }
    },
  }
}

/** Shows orders to who can prove that they are theirs. */
export type LookupService = ReturnType<typeof createLookupService>
