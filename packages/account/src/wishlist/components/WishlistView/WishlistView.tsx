import type { Hrefs } from '@store/api-client/contract/ports'
import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import { Button, ErrorBox, HeartIcon, VisuallyHidden } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { Skeleton } from '@store/ui/skeleton'
import { type ReactNode, useRef } from 'react'
import { useStore } from 'zustand'
import type { WishlistMessages } from '../../messages/WishlistMessages.ts'
import { wishlistEn } from '../../messages/wishlistEn.ts'
import type { WishlistStore } from '../../store/createWishlistStore.ts'
import { savedIds } from '../../store/savedIds.ts'
import { Favorite } from '../Favorite/Favorite.tsx'
import styles from './WishlistView.module.css'

/** Props of `WishlistView`. */
export interface WishlistViewProps {
  /** The store created by the host. */
  readonly store: WishlistStore
  /** URLs it links to. */
  readonly hrefs: Pick<Hrefs, 'home'>
  /** UI messages to change, at any depth. @default English */
  readonly messages?: PartialMessages<WishlistMessages> | undefined
  /** Currency of the prices. @default rupees */
  readonly currency?: Currency | undefined
}

/** Renders the favorites page: the list, an empty one, a guest's, or an error. Needs no provider. */
export function WishlistView({ store, hrefs, messages: changes, currency }: WishlistViewProps) {
  const messages = mergeMessages(wishlistEn, changes)
  const { data, pending, status, failed } = useStore(store)
  const heading = useRef<HTMLHeadingElement>(null)
  const saved = savedIds({ data, pending })

  const logIn = async () => {
    await store.actions.logIn()
    const element = heading.current
    // The pressed button may be gone, and focus with it.
    if (element && element.ownerDocument.activeElement === element.ownerDocument.body) element.focus()
  }

  return (
    <section className={styles.wishlist} aria-busy={status === 'reading' || undefined}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.heading} tabIndex={-1}>
          {messages.heading}
        </h1>
        {saved.length > 0 && <p className={styles.count}>{messages.count(saved.length)}</p>}
      </header>
      {content()}
    </section>
  )

  function content(): ReactNode {
    if (data && data.rows.length > 0) {
      return (
        <ul className={styles.list}>
          {data.rows.map((item) => (
            <li key={item.id} className={styles.place}>
              <Favorite
                item={item}
                isSaved={saved.includes(item.id)}
                hasFailed={failed === item.id}
                onToggle={(isWished) => void store.actions.setFavorite(item.id, isWished)}
                messages={messages}
                currency={currency}
              />
            </li>
          ))}
        </ul>
      )
    }
    if (data) {
      return (
        <Hello text={messages.empty}>
          <Button href={hrefs.home()} size="l">
            {messages.continueShopping}
          </Button>
        </Hello>
      )
    }
    switch (status) {
      case 'guest':
        return (
          <Hello text={messages.guest}>
            <Button size="l" hasPopup="dialog" onClick={() => void logIn()}>
              {messages.login}
            </Button>
          </Hello>
        )
      case 'failed':
        return (
          <ErrorBox
            text={messages.failed}
            action={{ label: messages.tryAgain, onSelect: () => void store.actions.refresh() }}
          />
        )
      case 'idle':
      case 'reading':
        return <Coming text={messages.loading} />
    }
  }
}

function Hello({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={styles.hello}>
      <span className={styles.sign}>
        <HeartIcon />
      </span>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}

function Coming({ text }: { readonly text: string }) {
  return (
    <div className={styles.list}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((one) => (
        <div key={one} className={styles.coming}>
          <Skeleton shape="block" ratio="1/1" />
          <Skeleton shape="lines" lines={2} />
        </div>
      ))}
    </div>
  )
}
