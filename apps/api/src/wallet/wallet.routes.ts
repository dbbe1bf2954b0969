import type { walletCalls } from '@store/api-client/contract/wallet'
import type { AppDeps } from '../AppDeps.ts'
import type { Handlers } from '../http/bindCalls.ts'
import { Refusal } from '../http/Refusal.ts'
import type { Visit } from '../http/Visit.ts'
import type { AccountGuard } from '../users/createAccountGuard.ts'
import { type CardRow, createWalletRepo, type UpiRow } from './createWalletRepo.ts'
import { fillSampleWallet } from './fillSampleWallet.ts'

interface WalletRouteDeps {
  readonly deps: Pick<AppDeps, 'db' | 'transact' | 'clock' | 'ids' | 'mode'>
  readonly guard: AccountGuard
}

/** Answers the wallet calls: what the provider keeps of the signed-in user, masked, and never a number. */
export function walletHandlers({ deps, guard }: WalletRouteDeps): Handlers<typeof walletCalls> {
  const wallet = createWalletRepo(deps.db)
  const userOf = async (visit: Visit): Promise<number> => {
    const { user } = await guard.requireUser(visit, 'Please enter your email')
    if (deps.mode === 'demo') await fillSampleWallet(deps, user.id)
    return user.id
  }
  return {
    cards: async (_, visit) => writeCards(await wallet.cards(await userOf(visit))),

    deleteCard: async ({ token }, visit) => {
      const userId = await userOf(visit)
      if (!(await wallet.removeCard(userId, token))) throw gone()
      return writeCards(await wallet.cards(userId))
    },

    upiHandles: async (_, visit) => writeHandles(await wallet.upiHandles(await userOf(visit))),

    deleteUpi: async ({ token }, visit) => {
      const userId = await userOf(visit)
      if (!(await wallet.removeUpi(userId, token))) throw gone()
      return writeHandles(await wallet.upiHandles(userId))
    },
  }
}

const gone = () => new Refusal(404, 'not_found', 'Something went wrong')

const writeCards = (cards: readonly CardRow[]) => ({
  status: true as const,
  data: cards.map(({ token, network, lastDigits, expiry }) => ({
    card_token: token,
    card_number: `•••• ${lastDigits}`,
    card_brand: network,
    card_expiry: expiry,
  })),
})

const writeHandles = (handles: readonly UpiRow[]) => ({
  status: true as const,
  data: handles.map(({ token, start, bank }) => ({ upi_token: token, upi_handle: `${start}••••@${bank}` })),
})
