export { defineElementOnce } from '../customElement/defineElementOnce.ts'
export { type ElementMessageLoaders, type FindMessages, loadMessages } from '../customElement/loadMessages.ts'
export { readLocale } from '../customElement/readLocale.ts'
export { type ElementShopSettings, readShopAttributes } from '../customElement/readShopAttributes.ts'
