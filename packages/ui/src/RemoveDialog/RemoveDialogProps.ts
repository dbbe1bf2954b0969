import type { ModalProps } from '../Modal/ModalProps.ts'
import type { PictureProps } from '../Picture/Picture.tsx'
import type { RemoveDialogMessages } from './RemoveDialogMessages.ts'

/** Props of every {@link RemoveDialog}. */
interface Asked extends Pick<ModalProps, 'open' | 'onClose' | 'returnFocus'> {
  /** Title of the item to remove. */
  readonly title: string
  /** Picture of the item; decorative, because the title names it. */
  readonly picture?: Pick<PictureProps, 'src' | 'srcSet' | 'sizes' | 'width' | 'height'> | undefined
  /** Called when the shopper confirms the removal. */
  readonly onRemove: () => void
  /** UI messages. */
  readonly messages: RemoveDialogMessages
}

/** Props for a cart line, which can be moved to the favorites instead. */
interface AskedInCart extends Asked {
  /** The item is a cart line. */
  readonly variant: 'cart'
  /** Called when the shopper moves the line to the favorites. */
  readonly onFavorite: () => void
  /** The action in progress, during which nothing closes the dialog. */
  readonly busy?: 'remove' | 'favorite' | undefined
}

/** Props for anything else. */
interface AskedElsewhere extends Asked {
  /** Kind of item: `combo` offers No and Yes, `other` Cancel and Remove. */
  readonly variant: 'other' | 'combo'
  /** The action in progress, during which nothing closes the dialog. */
  readonly busy?: 'remove' | undefined
}

/** Props of {@link RemoveDialog}. */
export type RemoveDialogProps = AskedInCart | AskedElsewhere
