import { photoErrorMessages } from '@store/api-client/contract/rules/validatePhoto'
import { filePickerEn } from '@store/ui/file-picker'
import { removeDialogEn } from '@store/ui/remove-dialog'
import type { PhotoMessages } from './PhotoMessages.ts'

/** English messages of the photo upload; quoted texts are those of specification 2, section 8. */
export const photoEn: PhotoMessages = {
  picker: filePickerEn,
  remove: removeDialogEn,
  yourPhoto: 'Your photo',
  checking: 'Checking your photo…',
  error: (fault) =>
    fault === 'gone'
      ? 'Your photo is no longer available. Please upload it again.'
      : photoErrorMessages[fault],
  failed: (failure) => {
    switch (failure.kind) {
      case 'refused':
        return failure.message
      case 'network':
      case 'invalidResponse':
      case 'encryption':
        return 'Something went wrong, Please try again...'
    }
  },
  small: (width, height) =>
    `This photo is small (${width} × ${height} pixels) and may look blurry in print. A larger photo works better.`,
  crop: 'Crop photo',
  cropTitle: 'Crop your photo',
  close: 'Close',
  shape: 'Shape',
  shapes: { whole: 'Original', square: 'Square', portrait: 'Portrait', landscape: 'Landscape' },
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  cropView: 'Part of your photo that will be printed',
  use: 'Use this crop',
}
