import { photoFaultWords } from '@store/api-client/contract/rules/photoRule'
import { filePickerEn } from '@store/ui/file-picker'
import { removeDialogEn } from '@store/ui/remove-dialog'
import type { PhotoMessages } from './PhotoMessages.ts'

/** The upload of a photo in English; quoted texts are those of specification 2, section 8. */
export const photoEn: PhotoMessages = {
  picker: filePickerEn,
  remove: removeDialogEn,
  yourPhoto: 'Your photo',
  checking: 'Looking at your photo',
  fault: (fault) =>
    fault === 'gone'
      ? 'Your photo is not there any more. Please upload it once more.'
      : photoFaultWords[fault],
  failed: (failure) => {
    switch (failure.kind) {
      case 'refused':
        return failure.message
      case 'network':
      case 'broken':
      case 'encryption':
        return 'Something went wrong, Please try again...'
    }
  },
  small: (width, height) =>
    `This photo is small (${width} × ${height} pixels). In print it may look blurred; a larger one looks better.`,
  crop: 'Crop photo',
  cropTitle: 'Crop your photo',
  close: 'Close',
  shape: 'Shape',
  shapes: { whole: 'As it is', square: 'Square', portrait: 'Portrait', landscape: 'Landscape' },
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  cropView: 'The part of your photo that is printed',
  use: 'Use this part',
}
