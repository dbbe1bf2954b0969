import type { ProductId } from '@store/api-client/contract/wishlist'
import { FavoriteButton, type FavoriteButtonProps } from '@store/ui/favorite-button'
import { useStore } from 'zustand'
import type { HeartMessages } from '../../messages/HeartMessages.ts'
import { heartEn } from '../../messages/heartEn.ts'
import { useHearts } from '../../react/useHearts.ts'

/** Props of `ConnectedHeart`. */
export interface ConnectedHeartProps {
  /** The product it saves. */
  readonly product: { readonly id: ProductId; readonly title: string }
  /** `picture` brings a round ground of its own, `inline` stands on the page's. @default 'inline' */
  readonly variant?: NonNullable<FavoriteButtonProps['variant']>
  /** Its words. @default English */
  readonly messages?: HeartMessages
}

/** A product's heart: white when not saved, red when saved (specification 1, section 4). */
export function ConnectedHeart({ product, variant = 'inline', messages = heartEn }: ConnectedHeartProps) {
  const hearts = useHearts()
  return (
    <FavoriteButton
      saved={false}
      {...useStore(hearts, (looks) => looks[product.id])}
      label={messages.heart(product.title)}
      onToggle={(isWished) => void hearts.wish(product.id, isWished)}
      variant={variant}
    />
  )
}
