import type { PhotoError } from '@store/api-client/contract/rules/validatePhoto'
import { photoErrorMessages, photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { Design } from '../design/Design.ts'
import type { Messages } from './Messages.ts'

/** English messages of the customiser. */
export const en = {
  page: 'Design your gift',
  title: (kind: string) => `Design your ${kind}`,
  picture: (kind: string, { name, photo }: Design) => {
    const parts = [...(name ? [`the words “${name}”`] : []), ...(photo ? ['your photo'] : [])]
    return parts.length === 0 ? `Your ${kind}, empty so far` : `Your ${kind} with ${parts.join(' and ')}`
  },
  stage: 'Picture of your gift',
  stageHelp:
    'Drag the photo to move it, pinch or scroll to size it. With the keyboard: arrows move, plus and minus size, square brackets turn.',
  parts: 'Parts of the design',
  nameTab: 'Name',
  photoTab: 'Photo',
  name: 'Name or a few words',
  count: (used: number, limit: number) => `${used} / ${limit}`,
  refused: 'Letters, digits, spaces and - _ @ ( ) ! / & only; other signs were left out',
  full: 'That’s the maximum length',
  font: 'Font',
  fonts: { classic: 'Classic', modern: 'Modern', script: 'Handwritten', bold: 'Bold' },
  colour: 'Colour',
  colours: {
    rose: 'Rose',
    ink: 'Ink',
    leaf: 'Leaf green',
    sky: 'Sky blue',
    amber: 'Amber',
    plum: 'Plum',
  },
  choosePhoto: 'Choose a photo',
  otherPhoto: 'Another photo',
  removePhoto: 'Remove photo',
  photoHint: `Max ${photoLimits.shownMb}MB. PNG,JPG,JPEG only`,
  photoPlace: 'Your photo here',
  photoReading: 'Reading the photo',
  photoPlaced: 'Your photo is on the gift',
  photoRemoved: 'Your photo was removed',
  photoSmall: 'This photo is small and may look soft in print',
  photoFault: (fault: PhotoError) => photoErrorMessages[fault],
  tools: 'Place the photo',
  left: 'Move photo left',
  right: 'Move photo right',
  up: 'Move photo up',
  down: 'Move photo down',
  larger: 'Larger photo',
  smaller: 'Smaller photo',
  turnLeft: 'Turn photo left',
  turnRight: 'Turn photo right',
  placed: (percent: number, degrees: number) =>
    `Photo at ${percent} percent${degrees === 0 ? '' : `, turned by ${degrees} degrees`}`,
  undo: 'Undo',
  undone: 'Last change undone',
  cancel: 'Cancel',
  done: 'Use this design',
  nothingYet: 'Write a name or choose a photo first',
  drawing: 'Preparing your design…',
  failed: 'We couldn’t create the image. Please try again.',
  alone: 'Open this page from a gift that can be personalised.',
  chosen: (kind: string, { name, photo }: Design) =>
    [name === '' ? '' : `“${name}”`, photo ? 'with your photo' : ''].filter(Boolean).join(' ') ||
    `Your ${kind}`,
} satisfies Messages
