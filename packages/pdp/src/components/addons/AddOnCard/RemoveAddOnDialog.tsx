import type { AddOnItem } from '@store/api-client/contract/catalogue'
import { RemoveDialog } from '@store/ui/remove-dialog'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'

/** Props of `RemoveAddOnDialog`. */
export interface RemoveAddOnDialogProps {
  readonly item: AddOnItem
  readonly open: boolean
  readonly onClose: () => void
  readonly onRemove: () => void
}

/** Renders the confirmation that keeps or removes the last unit (specification 2, section 4, "Add-ons"). */
export function RemoveAddOnDialog({ item, open, onClose, onRemove }: RemoveAddOnDialogProps) {
  const words = useAddOnMessages()
  const { title, question } = words.keepOrRemove
  return (
    <RemoveDialog
      variant="other"
      open={open}
      title={item.title}
      picture={{ src: item.pictureSrc, width: 400, height: 400 }}
      onClose={onClose}
      onRemove={() => {
        onRemove()
        onClose()
      }}
      messages={{
        ...{ title, cartTitle: title, question, remove: words.remove, cancel: words.keep },
        ...{ favorite: words.keep, no: words.keep, yes: words.remove },
        ...{ close: words.close, pictureFailed: words.pictureFailed },
      }}
    />
  )
}
