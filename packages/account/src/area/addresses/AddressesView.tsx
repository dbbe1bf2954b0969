import { Button, Notice } from '@store/ui'
import { StatusRegion } from '@store/ui/status-region'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { RemovalDialogWithError } from '../section/RemovalDialogWithError.tsx'
import { Section } from '../section/Section.tsx'
import type { AddressesViewProps } from './AddressesSlots.ts'
import { AddressFormView } from './AddressFormView.tsx'
import { AddressList } from './AddressList.tsx'
import { createAddressesPart } from './createAddressesPart.ts'

/** Renders the address book: its list, or the form of one address. */
export const AddressesView = createAddressesPart((slots) => slots.view, OwnAddressesView)

function OwnAddressesView({ store, messages, shared }: AddressesViewProps) {
  const state = useStore(store)
  const { kind } = useStore(store.reading)
  const adder = useRef<HTMLElement | null>(null)
  const hadForm = useRef(false)
  const hasForm = state.form !== undefined
  const statusText = state.isSaved ? messages.saved : ''

  // The draft is in browser storage, so it is restored after hydration, when the list has loaded.
  useEffect(() => {
    if (kind === 'ready') store.form.resume()
  }, [store, kind])

  // Closing the form removes the focused element; the button that gets the focus exists only after the next render.
  useEffect(() => {
    if (hadForm.current && !hasForm) adder.current?.focus()
    hadForm.current = hasForm
  }, [hasForm])

  return (
    <Section reading={store.reading} heading={messages.heading} lead={messages.lead} messages={shared}>
      {(book) => (
        <>
          <StatusRegion text={statusText} />
          {statusText && <Notice kind="good">{statusText}</Notice>}
          {state.form ? (
            <AddressFormView form={state.form} actions={store.form} messages={messages} shared={shared} />
          ) : (
            <>
              <Button ref={adder} size="l" onClick={store.form.add}>
                {messages.add}
              </Button>
              <AddressList book={book} store={store} messages={messages} />
              <RemovalDialogWithError
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
