import type { ProductId } from '@store/api-client/contract/catalogue'
import { createSessionStorageItem } from '@store/host'
import { listSessionStorageKeys } from './listSessionStorageKeys.ts'
import { toDesignKey } from './toDesignKey.ts'

/** Characters that designs leave free in the storage, because other forms store their texts there. */
const reservedLength = 100_000

/**
 * Returns the stored design of one product, so that a shopper can return to it after designing another product. Designs
 * may contain photos, so a write to a full storage deletes the oldest other designs.
 */
export function createDesignDraft(product: ProductId) {
  const key = toDesignKey(product)
  return {
    ...createSessionStorageItem(key),
    write: (draft: object): void => {
      const text = JSON.stringify({ ...draft, at: Date.now() })
      if (tryWrite(key, text)) return
      for (const other of listOldestDesigns(key)) {
        createSessionStorageItem(other).forget()
        if (tryWrite(key, text)) return
      }
    },
  }
}

/** Writes a design; returns whether it was stored and the reserved length is still free. */
function tryWrite(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text)
    sessionStorage.setItem('reserved', ' '.repeat(reservedLength))
    sessionStorage.removeItem('reserved')
    return true
  } catch {
    return false
  }
}

/** Keys of all designs but one, oldest first; a design of an earlier release has no time and is the oldest. */
const listOldestDesigns = (own: string): readonly string[] =>
  listSessionStorageKeys()
    .filter((key) => key !== own && key.startsWith('design'))
    .map((key) => ({ key, at: readTime(createSessionStorageItem(key).read()) }))
    .sort((one, other) => one.at - other.at)
    .map(({ key }) => key)

const readTime = (draft: unknown): number =>
  typeof draft === 'object' && draft !== null && 'at' in draft ? Number(draft.at) || 0 : 0
