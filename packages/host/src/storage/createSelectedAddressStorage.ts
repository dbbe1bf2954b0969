import { createSessionStorageItem } from './createSessionStorageItem.ts'

/** The saved address that the visitor chose on a product page, stored for this tab. */
export function createSelectedAddressStorage() {
  const selected = createSessionStorageItem('address')
  const taken = createSessionStorageItem('address-taken')
  return {
    read: selected.read,
    write: (chosen: { readonly id: number }): void => {
      selected.write(chosen)
      taken.forget()
    },
    /**
     * Returns the address's id only once per choice, because the visitor may choose another address at checkout
     * afterwards.
     */
    take: (): number | undefined => {
      const { id } = Object(selected.read())
      if (typeof id !== 'number' || taken.read() !== null) return undefined
      taken.write({ id })
      return id
    },
  }
}
