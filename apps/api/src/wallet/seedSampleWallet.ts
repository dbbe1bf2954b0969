import type { AppDeps } from '../AppDeps.ts'
import { createWalletRepo } from './createWalletRepo.ts'

/**
 * Seeds the wallet of a demo shop with data like those of a payment provider, once per user, so that deleted entries
 * stay deleted.
 */
export const seedSampleWallet = (
  { transact, clock, ids }: Pick<AppDeps, 'transact' | 'clock' | 'ids'>,
  userId: number,
): Promise<void> =>
  transact(async (tx) => {
    const repo = createWalletRepo(tx)
    if (!(await repo.open(userId, clock.now()))) return
    const card = (network: string, lastDigits: string, expiry: string) => ({
      ...{ userId, network, lastDigits, expiry },
      token: `card_${ids.uuid()}`,
    })
    await repo.keep(
      [card('Visa', '4242', '08/29'), card('RuPay', '0017', '11/28')],
      [{ userId, token: `upi_${ids.uuid()}`, start: 'as', bank: 'okbank' }],
    )
  })
