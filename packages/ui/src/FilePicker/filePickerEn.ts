import type { FilePickerMessages } from './FilePickerMessages.ts'

/** English messages of the photo upload (specification 2, sections 4 and 8). */
export const filePickerEn: FilePickerMessages = {
  choose: 'Choose a photo',
  drop: 'or drop it here',
  uploading: 'Image is Uploading, Please wait...',
  percent: (percent) => `${percent}%`,
  uploaded: 'Uploaded',
  arrived: (name) => `${name} is uploaded`,
  notUploaded: 'Not uploaded',
  cancel: 'Cancel',
  retry: 'Try again',
  remove: (name) => `Remove ${name}`,
}
