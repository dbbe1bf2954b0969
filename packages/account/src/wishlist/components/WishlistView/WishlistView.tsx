import type { Hrefs } from '@store/api-client/contract/ports'
import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { useRef } from 'react'
import { useStore } from 'zustand'
import type { WishlistMessages } from '../../messages/WishlistMessages.ts'
import { wishlistEn } from '../../messages/wishlistEn.ts'
import { WishlistSlotsContext } from '../../react/createWishlistPart.ts'
import type { WishlistSlots } from '../../react/WishlistSlots.ts'
import type { WishlistStore } from '../../store/createWishlistStore.ts'
import { selectSavedProductIds } from '../../store/selectSavedProductIds.ts'
import { Favorite } from '../Favorite/Favorite.tsx'
import { WishlistHeading } from './WishlistHeading.tsx'
import { WishlistPlaceholder } from './WishlistPlaceholder.tsx'
import styles from './WishlistView.module.css'

/** Props of `WishlistView`. */
export interface WishlistViewProps {
  /** The store created by the host. */
  readonly store: WishlistStore
  /** URLs that the page links to. */
  readonly hrefs: Pick<Hrefs, 'home'>
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<WishlistMessages> | undefined
  /** Currency of the prices. @default rupees */
  readonly currency?: Currency | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: WishlistSlots | undefined
}

/** Renders the favorites page: the list, or the empty, guest or error state. It needs no provider. */
export function WishlistView({ store, hrefs, messages: changes, currency, slots }: WishlistViewProps) {
  const messages = mergeMessages(wishlistEn, changes)
  const { data, pending, status, failed } = useStore(store)
  const heading = useRef<HTMLHeadingElement>(null)
  const saved = selectSavedProductIds({ data, pending })

  const logIn = async () => {
    await store.actions.logIn()
    const element = heading.current
    // The pressed button may have been removed, so the heading takes the focus.
    if (element && element.ownerDocument.activeElement === element.ownerDocument.body) element.focus()
  }

  return (
    <WishlistSlotsContext.Provider value={slots}>
      <section className={styles.wishlist} aria-busy={status === 'reading' || undefined}>
        <WishlistHeading count={saved.length} headingRef={heading} messages={messages} />
        {data && data.rows.length > 0 ? (
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
        ) : (
          <WishlistPlaceholder
            isEmpty={data !== undefined}
            {...{ status, hrefs, messages }}
            onLogIn={() => void logIn()}
            onRetry={() => void store.actions.refresh()}
          />
        )}
      </section>
    </WishlistSlotsContext.Provider>
  )
}
