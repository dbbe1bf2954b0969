import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'

const normalize = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns whether an order is for another person than its sender, by their names. */
export const isGift = ({ fullName }: Pick<Receiver, 'fullName'>, senderName: string): boolean =>
  normalize(fullName) !== normalize(senderName)
