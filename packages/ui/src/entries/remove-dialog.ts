export { RemoveDialog } from '../RemoveDialog/RemoveDialog.tsx'
export type { RemoveDialogMessages } from '../RemoveDialog/RemoveDialogMessages.ts'
export type { RemoveDialogProps } from '../RemoveDialog/RemoveDialogProps.ts'
export { removeDialogEn } from '../RemoveDialog/removeDialogEn.ts'
