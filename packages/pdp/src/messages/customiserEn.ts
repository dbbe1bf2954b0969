import type { CustomiserUiMessages } from './CustomiserUiMessages.ts'

/** English messages of the personalisation editor; the upload texts are those of specification 2, section 8. */
export const customiserEn: CustomiserUiMessages = {
  close: 'Close',
  opening: 'Opening the design tool…',
  timedOut: 'We couldn’t open the design tool. Your saved design is safe.',
  retry: 'Try again',
  uploading: 'Image is Uploading, Please wait...',
  progress: 'Uploading your design',
  percent: (percent) => `${percent}%`,
  uploadFailed: (failure) =>
    failure.kind === 'refused' ? failure.message : 'Something went wrong, Please try again...',
  designSaved: 'Your design is still here.',
  resend: 'Upload again',
  back: 'Back to the design',
  designed: 'Your design has been added',
  picture: (chosen) => `Your design: ${chosen}`,
  remove: 'Remove design',
  removed: 'your design',
}
