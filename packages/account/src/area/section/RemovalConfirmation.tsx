import { RemoveDialog } from '@store/ui/remove-dialog'
import { createSectionPart } from './createSectionPart.ts'
import type { RemovalConfirmationProps } from './SectionSlots.ts'

/** Renders the dialog that confirms a removal. */
export const RemovalConfirmation = createSectionPart((slots) => slots.removalDialog, OwnRemovalConfirmation)

function OwnRemovalConfirmation({ name, isBusy, messages, shared, ...dialog }: RemovalConfirmationProps) {
  const { title, question, remove } = messages
  const { cancel, close } = shared
  return (
    <RemoveDialog
      {...dialog}
      variant="other"
      title={name}
      busy={isBusy ? 'remove' : undefined}
      messages={{
        ...{ title, question, remove, cancel, close },
        // Messages about the cart and combos are empty, because this dialog never shows them.
        ...{ cartTitle: title, favorite: cancel, no: cancel, yes: remove, pictureFailed: '' },
      }}
    />
  )
}
