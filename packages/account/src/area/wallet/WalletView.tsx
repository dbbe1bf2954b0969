import { Button } from '@store/ui'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useStore } from 'zustand'
import { RemovalDialog } from '../section/RemovalDialog.tsx'
import styles from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { WalletItem, WalletStore } from './createWalletStore.ts'
import type { WalletMessages } from './WalletMessages.ts'

/** Props of `WalletView`. */
export interface WalletViewProps {
  readonly store: WalletStore
  readonly messages: WalletMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Renders a user's payment methods: masked cards and UPI handles, each deleted after one confirmation. */
export function WalletView({ store, messages, shared }: WalletViewProps) {
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
          <Group title={messages.cards} focus={cards} none={messages.noCards}>
            {wallet.cards.map(({ token, masked, network, expiry }) => (
              <Thing
                key={token}
                thing={{ kind: 'card', token, name: `${network} ${masked}` }}
                note={expiry === '' ? undefined : messages.expires(expiry)}
                {...{ ask: open, messages }}
              />
            ))}
          </Group>
          <Group title={messages.handles} none={messages.noHandles}>
            {wallet.handles.map(({ token, masked }) => (
              <Thing key={token} thing={{ kind: 'upi', token, name: masked }} {...{ ask: open, messages }} />
            ))}
          </Group>
          <RemovalDialog
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

interface GroupProps {
  readonly title: string
  /** Text of an empty list. */
  readonly none: string
  readonly focus?: RefObject<HTMLHeadingElement | null>
  readonly children: readonly ReactNode[]
}

function Group({ title, none, focus, children }: GroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.title} id={id} ref={focus} tabIndex={-1}>
        {title}
      </h2>
      {children.length === 0 ? (
        <p className={styles.lead}>{none}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
    </section>
  )
}

interface ThingProps {
  readonly thing: WalletItem
  readonly note?: string | undefined
  readonly ask: (thing: WalletItem) => void
  readonly messages: WalletMessages
}

function Thing({ thing, note, ask, messages }: ThingProps) {
  return (
    <li className={styles.item}>
      <div className={styles.card}>
        <div className={styles.row}>
          <span className={styles.words}>
            <bdi className={styles.name} dir="ltr">
              {thing.name}
            </bdi>
            {note && <span className={styles.quiet}>{note}</span>}
          </span>
          <Button
            variant="quiet"
            hasPopup="dialog"
            label={messages.removeNamed(thing.name)}
            onClick={() => ask(thing)}
          >
            {messages.remove}
          </Button>
        </div>
      </div>
    </li>
  )
}
