export { GiftReceipt, type GiftReceiptProps } from './orders/components/GiftReceipt/GiftReceipt.tsx'
export type { ReceiptMessages } from './orders/messages/ReceiptMessages.ts'
export { receiptEn } from './orders/messages/receiptEn.ts'
