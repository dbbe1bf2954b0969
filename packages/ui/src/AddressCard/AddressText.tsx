import { HomeIcon } from '../icons/HomeIcon.tsx'
import { OfficeIcon } from '../icons/OfficeIcon.tsx'
import { PinIcon } from '../icons/PinIcon.tsx'
import styles from './AddressCard.module.css'
import type { AddressCardMessages } from './AddressCardMessages.ts'
import { getAddressTypeName } from './getAddressTypeName.ts'
import type { SavedAddress } from './SavedAddress.ts'

interface AddressWordsProps {
  readonly address: SavedAddress
  readonly messages: AddressCardMessages
  /** Prefix of the ids of name and lines. */
  readonly id: string
}

// Each part isolates its direction, so that the parts keep their order on a right-to-left page.
export function AddressText({ address, messages, id }: AddressWordsProps) {
  const kind = getAddressTypeName(address.type)
  return (
    <span className={styles.words}>
      <span className={styles.name} id={`${id}-name`}>
        <span className={styles.kind}>
          {marks[kind]}
          {messages[kind]}
        </span>{' '}
        <bdi className={styles.receiver}>{address.receiver}</bdi>
      </span>{' '}
      <span className={styles.lines} id={`${id}-lines`}>
        <span className={styles.line}>
          <bdi className={styles.piece}>{address.street}</bdi>
        </span>{' '}
        <span className={styles.line}>
          <bdi className={styles.piece}>{address.city}</bdi>{' '}
          <bdi className={styles.piece}>{address.pincode}</bdi>
        </span>{' '}
        {address.phone && (
          <span className={styles.line}>
            <bdi className={styles.piece} dir="ltr">
              {address.phone}
            </bdi>
          </span>
        )}
      </span>
    </span>
  )
}

const marks = {
  home: <HomeIcon size="xs" />,
  office: <OfficeIcon size="xs" />,
  others: <PinIcon size="xs" />,
}
