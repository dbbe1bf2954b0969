import { sessionStorageItem } from './sessionStorageItem.ts'

/** The saved address that the visitor chose on a product page, for the tab. */
export function selectedAddress() {
  const selected = sessionStorageItem('address')
  const taken = sessionStorageItem('address-taken')
  return {
    read: selected.read,
    write: (chosen: { readonly id: number }): void => {
      selected.write(chosen)
      taken.forget()
    },
    /** Returns its id, once for each choice: at checkout another may be chosen after that. */
    take: (): number | undefined => {
      const { id } = Object(selected.read())
      if (typeof id !== 'number' || taken.read() !== null) return undefined
      taken.write({ id })
      return id
    },
  }
}
