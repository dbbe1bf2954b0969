export { defineOnce } from '../customElement/defineOnce.ts'
export { type ElementLanguages, type FindMessages, loadMessages } from '../customElement/loadMessages.ts'
export { readLocale } from '../customElement/readLocale.ts'
export { type ElementShop, readShop } from '../customElement/readShop.ts'
