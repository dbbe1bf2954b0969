export { createShopRepo, type ShopRepo } from './createShopRepo.ts'
export type { LocalShop } from './localizeShop.ts'
