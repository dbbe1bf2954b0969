import { useRef } from 'react'
import { useStore } from 'zustand'
import { RemovalDialogWithError } from '../section/RemovalDialogWithError.tsx'
import { Section } from '../section/Section.tsx'
import { createWalletPart } from './createWalletPart.ts'
import { PaymentMethodGroup } from './PaymentMethodGroup.tsx'
import { WalletCard } from './WalletCard.tsx'
import type { WalletViewProps } from './WalletSlots.ts'

/**
 * Renders a user's payment methods: masked cards and UPI handles, each with a button that deletes it after a
 * confirmation.
 */
export const WalletView = createWalletPart((slots) => slots.view, OwnWalletView)

function OwnWalletView({ store, messages, shared }: WalletViewProps) {
  const state = useStore(store)
  const cards = useRef<HTMLHeadingElement>(null)
  const { open } = store.actions
  return (
    <Section
      reading={store.reading}
      heading={messages.heading}
      lead={messages.lead}
      rows={2}
      messages={shared}
    >
      {(wallet) => (
        <>
          <PaymentMethodGroup title={messages.cards} headingRef={cards} none={messages.noCards}>
            {wallet.cards.map(({ token, masked, network, expiry }) => (
              <WalletCard
                key={token}
                item={{ kind: 'card', token, name: `${network} ${masked}` }}
                note={expiry === '' ? undefined : messages.expires(expiry)}
                {...{ onRemove: open, messages }}
              />
            ))}
          </PaymentMethodGroup>
          <PaymentMethodGroup title={messages.handles} none={messages.noHandles}>
            {wallet.handles.map(({ token, masked }) => (
              <WalletCard
                key={token}
                item={{ kind: 'upi', token, name: masked }}
                {...{ onRemove: open, messages }}
              />
            ))}
          </PaymentMethodGroup>
          <RemovalDialogWithError
            {...{ state, shared }}
            actions={store.actions}
            nameOf={({ name }) => name}
            focusAfter={cards}
            messages={messages.removal}
          />
        </>
      )}
    </Section>
  )
}
