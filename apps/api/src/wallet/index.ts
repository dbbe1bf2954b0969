export { createWalletRepo } from './createWalletRepo.ts'
export { walletHandlers } from './wallet.routes.ts'
