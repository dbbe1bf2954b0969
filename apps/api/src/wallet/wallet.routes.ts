import type { walletCalls } from '@store/api-client/contract/wallet'
import type { AppDeps } from '../AppDeps.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import type { UserContext } from '../http/RequestContext.ts'
import { createWalletRepo, type SavedCardRow, type UpiHandleRow } from './createWalletRepo.ts'
import { seedSampleWallet } from './seedSampleWallet.ts'

/**
 * Handles the wallet requests for the provider's data of the signed-in user, which are masked and never contain a full
 * number.
 */
export function walletHandlers(
  deps: Pick<AppDeps, 'db' | 'transact' | 'clock' | 'ids' | 'mode'>,
): CallGroupHandlers<typeof walletCalls> {
  const wallet = createWalletRepo(deps.db)
  const userOf = async ({ user }: UserContext): Promise<number> => {
    if (deps.mode === 'demo') await seedSampleWallet(deps, user.id)
    return user.id
  }
  return {
    cards: async (_, context) => writeCards(await wallet.cards(await userOf(context))),

    deleteCard: async ({ token }, context) => {
      const userId = await userOf(context)
      if (!(await wallet.removeCard(userId, token))) throw gone()
      return writeCards(await wallet.cards(userId))
    },

    upiHandles: async (_, context) => writeHandles(await wallet.upiHandles(await userOf(context))),

    deleteUpi: async ({ token }, context) => {
      const userId = await userOf(context)
      if (!(await wallet.removeUpi(userId, token))) throw gone()
      return writeHandles(await wallet.upiHandles(userId))
    },
  }
}

const gone = () => new HttpError(404, 'not_found', ({ errors }) => errors.notFound)

const writeCards = (cards: readonly SavedCardRow[]) => ({
  status: true as const,
  data: cards.map(({ token, network, lastDigits, expiry }) => ({
    card_token: token,
    card_number: `•••• ${lastDigits}`,
    card_brand: network,
    card_expiry: expiry,
  })),
})

const writeHandles = (handles: readonly UpiHandleRow[]) => ({
  status: true as const,
  data: handles.map(({ token, start, bank }) => ({ upi_token: token, upi_handle: `${start}••••@${bank}` })),
})
