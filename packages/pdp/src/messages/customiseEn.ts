import type { CustomiseMessages } from './CustomiseMessages.ts'

/** Designing a gift in English; the words of an upload are those of specification 2, section 8. */
export const customiseEn: CustomiseMessages = {
  close: 'Close',
  opening: 'Opening the designer',
  late: 'The designer did not open. What you designed before is kept.',
  retry: 'Try again',
  uploading: 'Image is Uploading, Please wait...',
  progress: 'Your design on its way',
  percent: (percent) => `${percent}%`,
  uploadFailed: (failure) =>
    failure.kind === 'refused' ? failure.message : 'Something went wrong, Please try again...',
  kept: 'Your design is still here.',
  resend: 'Send it again',
  back: 'Back to the design',
  designed: 'Your design is on the gift',
  picture: (chosen) => `Your design: ${chosen}`,
  remove: 'Remove design',
  removed: 'your design',
}
