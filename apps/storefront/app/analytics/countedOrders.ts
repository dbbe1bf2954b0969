import { visitStorage } from '../composition/visitStorage.ts'

const most = 50

/** Orders whose purchase was counted, over tabs and reloads. */
export function countedOrders() {
  const storage = visitStorage('counted-orders')
  const read = (): readonly string[] => {
    const kept = storage.read()
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  }
  return {
    has: (orderId: string): boolean => read().includes(orderId),
    add: (orderId: string): void => storage.write([...read(), orderId].slice(-most)),
  }
}
