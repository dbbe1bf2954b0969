import type { OrderLookup } from '@store/api-client/contract/orders'
import type { AppDeps } from '../AppDeps.ts'
import {
  createOrderLookupEncryptor,
  orderLookupLifetimeMs,
} from '../encryption/createOrderLookupEncryptor.ts'
import type {
  IdentityVerificationContext,
  OrderLookupContext,
  PublicContext,
} from '../http/RequestContext.ts'
import { acquireLoginLock, type OtpService, type OtpTarget, otpErrors } from '../login/index.ts'
import { createUserRepo } from '../users/index.ts'
import { createOrderRepo, type OrderRow } from './createOrderRepo.ts'

/** The part of a request's context that a lookup uses. */
type LookupContext = OrderLookupContext &
  Pick<IdentityVerificationContext, 'device'> &
  Pick<PublicContext, 'network' | 'messages'>

const aimOf = ({ email }: OrderLookup): OtpTarget => ({ email, purpose: 'order', mobile: null })

/**
 * Creates the lookup service, which shows an order without a login to a visitor who has its number and an OTP mailed to
 * its address.
 */
export function createOrderLookupService({ db, transact, clock, secrets }: AppDeps, otp: OtpService) {
  const shown = createOrderLookupEncryptor(secrets.otpPepper)
  const find = async ({ number, email }: OrderLookup): Promise<OrderRow | undefined> => {
    const order = await createOrderRepo(db).byNumber(number)
    const user = order && (await createUserRepo(db).byEmail(email))
    return user && order.userId === user.id ? order : undefined
  }
  return {
    /**
     * Sends an OTP; returns the seconds until another may be requested. For a missing order, everything except the mail
     * is the same, so that the response does not reveal who ordered.
     */
    async sendCode(asked: OrderLookup, context: LookupContext): Promise<number> {
      const isSilent = (await find(asked)) === undefined
      const requester = {
        challengeId: context.orderChallengeId,
        network: context.network,
        device: context.device,
        messages: context.messages,
      }
      const { id, resendAfter } = await otp.send(aimOf(asked), requester, { isSilent })
      if (id !== undefined) context.setOrderChallenge(id)
      return resendAfter
    },

    /** Returns the order if the OTP is right, and consumes the OTP. */
    async open(
      asked: OrderLookup & { readonly otp: string },
      context: LookupContext,
    ): Promise<{ readonly id: string; readonly userId: number }> {
      const { orderChallengeId, device } = context
      const typed = { ...aimOf(asked), otp: asked.otp, challengeId: orderChallengeId, device }
      await otp.check(typed)
      const order = await find(asked)
      // Guessing an OTP of a missing order has no effect.
      if (!order || order.userId === null) throw otpErrors.wrong()
      await transact(async (tx) => {
        await acquireLoginLock(tx, asked.email)
        await otp.consume(tx, typed)
      })
      context.setOrderChallenge(undefined)
      // Pictures are separate requests and belong to the account, so this browser gets temporary access.
      const goodUntil = new Date(clock.now().getTime() + orderLookupLifetimeMs)
      context.setLookedUpOrder(await shown.encrypt({ id: order.id, goodUntil }))
      return { id: order.id, userId: order.userId }
    },
  }
}

/** Service that shows orders to visitors who verify their ownership. */
export type OrderLookupService = ReturnType<typeof createOrderLookupService>
