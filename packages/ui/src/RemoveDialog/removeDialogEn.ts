import type { RemoveDialogMessages } from './RemoveDialogMessages.ts'

/** The words of the specification (1, sections 2 and 4); the question mark stands inside the quotes there. */
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
