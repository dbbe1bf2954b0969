import type { ModalProps } from '../Modal/ModalProps.ts'
import type { PictureProps } from '../Picture/Picture.tsx'
import type { RemoveDialogMessages } from './RemoveDialogMessages.ts'

/** What every {@link RemoveDialog} takes. */
interface Asked extends Pick<ModalProps, 'open' | 'onClose' | 'returnFocus'> {
  /** Title of what is to be removed. */
  readonly title: string
  /** How it looks; the title says what it is. */
  readonly picture?: Pick<PictureProps, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> | undefined
  /** Called when it shall be removed. */
  readonly onRemove: () => void
  /** The words. */
  readonly messages: RemoveDialogMessages
}

/** A line of the cart, which can be kept for later instead. */
interface AskedInCart extends Asked {
  /** What is asked about: a line of the cart. */
  readonly variant: 'cart'
  /** Called when it shall be moved to the favourites. */
  readonly onFavorite: () => void
  /** What is under way; nothing closes the dialog meanwhile. */
  readonly busy?: 'remove' | 'favorite' | undefined
}

/** Anything else. */
interface AskedElsewhere extends Asked {
  /** What is asked about: `combo` is answered by No or Yes, `other` by Cancel or Remove. */
  readonly variant: 'other' | 'combo'
  /** What is under way; nothing closes the dialog meanwhile. */
  readonly busy?: 'remove' | undefined
}

/** What {@link RemoveDialog} takes. */
export type RemoveDialogProps = AskedInCart | AskedElsewhere
