import section from '../section/Section.module.css'
import { AddressCard } from './AddressCard.tsx'
import type { AddressListProps } from './AddressesSlots.ts'
import { createAddressesPart } from './createAddressesPart.ts'

/** Renders the saved addresses, or a text if there are none. */
export const AddressList = createAddressesPart((slots) => slots.list, OwnAddressList)

function OwnAddressList({ book, store, messages }: AddressListProps) {
  if (book.length === 0)
    return (
      <div className={section.hello}>
        <p className={section.prompt}>{messages.empty}</p>
      </div>
    )
  return (
    <ul className={section.list}>
      {book.map((address) => (
        <li key={address.id} className={section.item}>
          <AddressCard address={address} store={store} messages={messages} />
        </li>
      ))}
    </ul>
  )
}
