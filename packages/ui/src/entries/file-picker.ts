export { FilePicker } from '../FilePicker/FilePicker.tsx'
export type { FilePickerMessages } from '../FilePicker/FilePickerMessages.ts'
export type { FilePickerProps, FilePickerState } from '../FilePicker/FilePickerProps.ts'
export { filePickerEn } from '../FilePicker/filePickerEn.ts'
