import type { OrderLookup } from '@store/api-client/contract/orders'
import type { AppDeps } from '../AppDeps.ts'
import type { Visit } from '../http/Visit.ts'
import type { CodeAim } from '../login/createOtpRepo.ts'
import type { OtpService } from '../login/createOtpService.ts'
import { otpRefusals } from '../login/otpRefusals.ts'
import { queueUp } from '../login/queueUp.ts'
import { createShownOrderSeal, shownOrderLife } from '../sealing/createShownOrderSeal.ts'
import { createUserRepo } from '../users/createUserRepo.ts'
import { createOrderRepo, type OrderRow } from './createOrderRepo.ts'

const aimOf = ({ email }: OrderLookup): CodeAim => ({ email, purpose: 'order', mobile: null })

/** Shows an order to who has its number and a code mailed to the address it was placed with; nobody needs a login for it. */
export function createLookupService({ db, transact, clock, secrets }: AppDeps, otp: OtpService) {
  const shown = createShownOrderSeal(secrets.otpPepper)
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
    async sendCode(asked: OrderLookup, visit: Visit): Promise<number> {
      const isSilent = (await find(asked)) === undefined
      const asker = { asked: visit.orderChallengeId, network: visit.address, device: visit.device }
      const { id, resendAfter } = await otp.send(aimOf(asked), asker, { isSilent })
      if (id !== undefined) visit.setOrderChallenge(id)
      return resendAfter
    },

    /** The order, if the code is right; the code is used up. */
    async open(
      asked: OrderLookup & { readonly otp: string },
      visit: Visit,
    ): Promise<{ readonly id: string; readonly userId: number }> {
      const { orderChallengeId, device } = visit
      const typed = { ...aimOf(asked), otp: asked.otp, asked: orderChallengeId, device }
      await otp.check(typed)
      const order = await find(asked)
      // Whoever guessed the code of an order that is not there has guessed nothing.
      if (!order || order.userId === null) throw otpRefusals.wrong()
      await transact(async (tx) => {
        await queueUp(tx, asked.email)
        await otp.consume(tx, typed)
      })
      visit.setOrderChallenge(undefined)
      // Its pictures are asked for by themselves, and are the account's: this browser may see them for a while.
      const goodUntil = new Date(clock.now().getTime() + shownOrderLife)
      visit.setShownOrder(await shown.seal({ id: order.id, goodUntil }))
      return { id: order.id, userId: order.userId }
    },
  }
}

/** Shows orders to who can prove that they are theirs. */
export type LookupService = ReturnType<typeof createLookupService>
