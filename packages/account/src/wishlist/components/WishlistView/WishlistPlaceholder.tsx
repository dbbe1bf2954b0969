import { Button, ErrorBox, HeartIcon, VisuallyHidden } from '@store/ui'
import { Skeleton } from '@store/ui/skeleton'
import type { ReactNode } from 'react'
import { createWishlistPart } from '../../react/createWishlistPart.ts'
import type { WishlistPlaceholderProps } from '../../react/WishlistSlots.ts'
import styles from './WishlistView.module.css'

/** Renders the page without favorites: empty, guest, loading, or failed. */
export const WishlistPlaceholder = createWishlistPart((slots) => slots.placeholder, OwnWishlistPlaceholder)

function OwnWishlistPlaceholder({
  isEmpty,
  status,
  onLogIn,
  onRetry,
  hrefs,
  messages,
}: WishlistPlaceholderProps) {
  if (isEmpty) {
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
          <Button size="l" hasPopup="dialog" onClick={onLogIn}>
            {messages.login}
          </Button>
        </Hello>
      )
    case 'failed':
      return <ErrorBox text={messages.failed} action={{ label: messages.tryAgain, onSelect: onRetry }} />
    case 'idle':
    case 'reading':
      return <Coming text={messages.loading} />
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
