import type { SavedAddress } from '@store/api-client/contract/addresses'
import { formatAddressLines } from '@store/api-client/contract/rules/addressFields'
import { Button } from '@store/ui'
import { addressTypeIcons } from '../../address/addressTypeIcons.tsx'
import section from '../section/Section.module.css'
import styles from './Addresses.module.css'
import type { AddressCardProps } from './AddressesSlots.ts'
import { createAddressesPart } from './createAddressesPart.ts'

/** Renders one saved address with its buttons. */
export const AddressCard = createAddressesPart((slots) => slots.address, OwnAddressCard)

// Not the `AddressCard` of ui, because its styles would load after the server-rendered markup was visible.
function OwnAddressCard({ address, store, messages }: AddressCardProps) {
  const { receiver, type } = address
  const { fullName } = receiver
  return (
    <div className={section.card}>
      <div className={section.words}>
        <span className={styles.head}>
          <span className={styles.kind}>
            {addressTypeIcons[type]}
            {messages.addressTypes[type]}
          </span>{' '}
          <bdi className={section.name}>{`${receiver.title} ${fullName}`}</bdi>
        </span>
        {formatAddressLines(receiver).map((line) => (
          <bdi key={line} className={styles.line}>
            {line}
          </bdi>
        ))}
        <bdi className={styles.line} dir="ltr">
          {phonesOf(address)}
        </bdi>
      </div>
      <div className={section.actions}>
        <Button
          variant="secondary"
          label={messages.editNamed(fullName)}
          onClick={() => store.form.edit(address)}
        >
          {messages.edit}
        </Button>
        <Button
          variant="quiet"
          hasPopup="dialog"
          label={messages.removeNamed(fullName)}
          onClick={() => store.removal.open(address)}
        >
          {messages.remove}
        </Button>
      </div>
    </div>
  )
}

const phonesOf = ({ receiver, alternate }: SavedAddress): string =>
  [receiver, ...(alternate ? [alternate] : [])]
    .map(({ countryCode, contactNumber }) => `${countryCode} ${contactNumber}`)
    .join(' · ')
