export { defineElementOnce } from '../customElement/defineElementOnce.ts'
export {
  type ElementMessageLoaders,
  loadMessages,
  type MessagesGetter,
} from '../customElement/loadMessages.ts'
export { readLocale } from '../customElement/readLocale.ts'
export { type ElementShopSettings, readShopAttributes } from '../customElement/readShopAttributes.ts'
