import { RemoveDialog as Dialog } from '@store/ui/remove-dialog'
import { useEffect, useRef, useState } from 'react'
import type { CartDialogProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useActiveDialog } from '../dialogs/useActiveDialog.ts'

/** Renders the dialog that confirms the removal of a line or a combo (specification 1, section 4, "Remove"). */
export const RemoveDialog = createCartPart((slots) => slots.removeDialog, OwnRemoveDialog)

function OwnRemoveDialog({ findFocus }: CartDialogProps) {
  const { actions, messages, hasFavorites } = useCartServices()
  const { isOpen, asked } = useActiveDialog('removeLine', 'removeCombo')
  const returnFocus = useRef<HTMLElement | null>(null)
  const [isMoving, setIsMoving] = useState(false)

  const id = asked && (asked.kind === 'removeCombo' ? asked.line.combo?.id : asked.line.id)
  // Focus returns only when the dialog closes, even if the line is removed in another tab while the dialog is open.
  useEffect(() => {
    if (isOpen && id !== undefined) returnFocus.current = findFocus(id)
  }, [isOpen, id, findFocus])

  if (!asked) return null

  const shared = {
    open: isOpen,
    title: asked.title,
    picture: { src: asked.pictureSrc, width: 400, height: 400 },
    messages: {
      ...messages,
      title: messages.removeTitle,
      cartTitle: messages.removeTitle,
      question: messages.removeQuestion,
      favorite: messages.addToFavorite,
      cancel: messages.keep,
    },
    returnFocus,
    onClose: () => {
      returnFocus.current = null
      actions.closeDialog()
    },
    onRemove: actions.confirmRemove,
  }
  if (asked.kind === 'removeCombo') return <Dialog {...shared} variant="combo" />
  if (!hasFavorites) return <Dialog {...shared} variant="other" />

  const moveToFavorites = async () => {
    setIsMoving(true)
    await actions.moveToFavorites()
    setIsMoving(false)
  }
  return (
    <Dialog
      {...shared}
      variant="cart"
      busy={isMoving ? 'favorite' : undefined}
      onFavorite={() => void moveToFavorites()}
    />
  )
}
