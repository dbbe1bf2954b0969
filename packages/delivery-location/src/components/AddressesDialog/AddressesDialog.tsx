import type { AddressType } from '@store/api-client/contract/addresses'
import { formatStreetLines } from '@store/api-client/contract/rules/addressFields'
import { Button, ErrorBox, Notice } from '@store/ui'
import { AddressCard } from '@store/ui/address-card'
import { Modal } from '@store/ui/modal'
import { useEffect, useId, useRef, useState } from 'react'
import { createLocationPart } from '../../react/createLocationPart.ts'
import { useDeliveryLocation } from '../../react/useDeliveryLocation.ts'
import styles from './AddressesDialog.module.css'

/** Number of addresses shown before the list is expanded (specification 2, section 9). */
const shownAtFirst = 2

/** Renders the visitor's saved addresses to choose from (specification 1, section 2; specification 2, section 4). */
export const AddressesDialog = createLocationPart((slots) => slots.addressesDialog, OwnAddressesDialog)

function OwnAddressesDialog() {
  const { state, actions, messages } = useDeliveryLocation()
  const isOpen = state.open === 'addresses'
  return (
    <Modal title={messages.selectAddress} closeLabel={messages.close} open={isOpen} onClose={actions.close}>
      <div className={styles.dialog}>
        <Book />
        {state.error && <Notice kind="bad">{messages.error(state.error)}</Notice>}
      </div>
    </Modal>
  )
}

function Book() {
  const { state, actions, messages } = useDeliveryLocation()
  const { savedAddresses } = state
  const name = useId()
  const [showsAll, setShowsAll] = useState(false)
  const cards = useRef<HTMLFieldSetElement>(null)

  // The pressed button has been removed, so focus moves to the first address that it revealed.
  useEffect(() => {
    if (showsAll) cards.current?.querySelectorAll('input')[shownAtFirst]?.focus()
  }, [showsAll])

  if (savedAddresses.status === 'failed') {
    const retry = () => void actions.openAddresses()
    return <ErrorBox text={messages.failed} action={{ label: messages.retry, onSelect: retry }} />
  }
  if (savedAddresses.status !== 'known') return <p role="status">{messages.loadingAddresses}</p>
  if (savedAddresses.list.length === 0) return <p>{messages.noAddresses}</p>
  const shown = showsAll ? savedAddresses.list : savedAddresses.list.slice(0, shownAtFirst)
  return (
    <>
      <fieldset className={styles.cards} ref={cards}>
        <legend className={styles.legend}>{messages.selectAddress}</legend>
        {shown.map((address) => (
          <AddressCard
            key={address.id}
            address={{
              type: kinds[address.type],
              receiver: address.receiver.fullName,
              street: formatStreetLines(address.receiver).join(', '),
              city: address.receiver.city,
              pincode: address.receiver.pincode,
            }}
            messages={messages.address}
            state={stateOf(address.id, savedAddresses)}
            selection={{
              name,
              checked: address.id === savedAddresses.chosen,
              onSelect: () => void actions.chooseAddress(address),
            }}
          />
        ))}
      </fieldset>
      {shown.length < savedAddresses.list.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {messages.allAddresses(savedAddresses.list.length)}
        </Button>
      )}
    </>
  )
}

function stateOf(
  id: number,
  {
    checking,
    unavailable,
  }: { readonly checking: number | undefined; readonly unavailable: readonly number[] },
): 'ready' | 'checking' | 'unavailable' {
  if (unavailable.includes(id)) return 'unavailable'
  return checking === id ? 'checking' : 'ready'
}

// The type numbers that an address card expects.
const kinds: Readonly<Record<AddressType, string>> = { home: '1', office: '2', other: '3' }
