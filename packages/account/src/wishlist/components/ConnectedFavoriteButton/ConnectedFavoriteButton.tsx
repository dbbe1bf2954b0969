import type { ProductId } from '@store/api-client/contract/wishlist'
import { FavoriteButton, type FavoriteButtonProps } from '@store/ui/favorite-button'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { useStore } from 'zustand'
import type { FavoriteButtonMessages } from '../../messages/FavoriteButtonMessages.ts'
import { favoriteButtonEn } from '../../messages/favoriteButtonEn.ts'
import { useFavorites } from '../../react/useFavorites.ts'

/** Props of `ConnectedFavoriteButton`. */
export interface ConnectedFavoriteButtonProps {
  /** The product it saves. */
  readonly product: { readonly id: ProductId; readonly title: string }
  /** `picture` has a round background, `inline` uses the page's. @default 'inline' */
  readonly variant?: NonNullable<FavoriteButtonProps['variant']>
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<FavoriteButtonMessages> | undefined
}

/** Renders a product's favorite button: white when not saved, red when saved (specification 1, section 4). */
export function ConnectedFavoriteButton({
  product,
  variant = 'inline',
  messages: changes,
}: ConnectedFavoriteButtonProps) {
  const messages = mergeMessages(favoriteButtonEn, changes)
  const hearts = useFavorites()
  return (
    <FavoriteButton
      saved={false}
      {...useStore(hearts, (looks) => looks[product.id])}
      label={messages.heart(product.title)}
      onToggle={(isWished) => void hearts.setFavorite(product.id, isWished)}
      variant={variant}
    />
  )
}
