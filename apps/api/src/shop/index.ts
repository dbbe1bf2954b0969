export { createShopRepo, type ShopRepo } from './createShopRepo.ts'
export type { LocalizedShop } from './localizeShop.ts'
