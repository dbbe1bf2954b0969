import type { RemoveDialogMessages } from './RemoveDialogMessages.ts'

/** English messages as in the specification (1, sections 2 and 4), which has the question mark inside the quotes. */
export const removeDialogEn: RemoveDialogMessages = {
  title: 'Are you Sure?',
  cartTitle: 'Remove from cart',
  question: (title) => `Are you sure you want to remove "${title}?"`,
  remove: 'Remove',
  favorite: 'Add to Favorite',
  cancel: 'Cancel',
  no: 'No',
  yes: 'Yes',
  close: 'Close',
  pictureFailed: 'Error !',
}
