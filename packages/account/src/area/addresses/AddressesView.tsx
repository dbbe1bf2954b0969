import type { SavedAddress } from '@store/api-client/contract/addresses'
import { addressLines } from '@store/api-client/contract/rules/addressFields'
import { Button, Notice } from '@store/ui'
import { StatusRegion } from '@store/ui/status-region'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { addressTypeIcons } from '../../address/addressTypeIcons.tsx'
import { RemovalDialog } from '../section/RemovalDialog.tsx'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import type { SectionMessages } from '../section/SectionMessages.ts'
import styles from './Addresses.module.css'
import type { AddressesMessages } from './AddressesMessages.ts'
import { AddressFormView } from './AddressFormView.tsx'
import type { AddressesStore } from './createAddressesStore.ts'

/** Props of `AddressesView`. */
export interface AddressesViewProps {
  readonly store: AddressesStore
  readonly messages: AddressesMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Renders the address book: its list, or the form of one address. */
export function AddressesView({ store, messages, shared }: AddressesViewProps) {
  const state = useStore(store)
  const { kind } = useStore(store.reading)
  const adder = useRef<HTMLElement | null>(null)
  const hadForm = useRef(false)
  const hasForm = state.form !== undefined
  const said = state.isSaved ? messages.saved : ''

  // The draft is in the browser's storage: it is restored after hydration, once the list has loaded.
  useEffect(() => {
    if (kind === 'ready') store.form.resume()
  }, [store, kind])

  // Closing the form removes the focused element; the button exists again only after the render without the form.
  useEffect(() => {
    if (hadForm.current && !hasForm) adder.current?.focus()
    hadForm.current = hasForm
  }, [hasForm])

  return (
    <Section reading={store.reading} heading={messages.heading} lead={messages.lead} messages={shared}>
      {(book) => (
        <>
          <StatusRegion text={said} />
          {said && <Notice kind="good">{said}</Notice>}
          {state.form ? (
            <AddressFormView form={state.form} actions={store.form} messages={messages} shared={shared} />
          ) : (
            <>
              <Button ref={adder} size="l" onClick={store.form.add}>
                {messages.add}
              </Button>
              <Book book={book} store={store} messages={messages} />
              <RemovalDialog
                {...{ state, shared }}
                actions={store.removal}
                nameOf={({ receiver }) => receiver.fullName}
                focusAfter={adder}
                messages={messages.removal}
              />
            </>
          )}
        </>
      )}
    </Section>
  )
}

interface BookProps extends Pick<AddressesViewProps, 'store' | 'messages'> {
  readonly book: readonly SavedAddress[]
}

function Book({ book, store, messages }: BookProps) {
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
          <Address address={address} store={store} messages={messages} />
        </li>
      ))}
    </ul>
  )
}

interface AddressProps extends Pick<AddressesViewProps, 'store' | 'messages'> {
  readonly address: SavedAddress
}

// Not ui's card: its styles would load with the section's code, after the server-rendered markup was visible.
function Address({ address, store, messages }: AddressProps) {
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
        {addressLines(receiver).map((line) => (
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
