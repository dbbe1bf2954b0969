import { createLocalStorageItem } from '@store/host'

const most = 50

/** Creates a store of the orders whose purchase was tracked, across tabs and reloads. */
export function createTrackedPurchaseStorage() {
  const storage = createLocalStorageItem('counted-orders')
  const read = (): readonly string[] => {
    const stored = storage.read()
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  }
  return {
    has: (orderId: string): boolean => read().includes(orderId),
    add: (orderId: string): void => storage.write([...read(), orderId].slice(-most)),
  }
}
