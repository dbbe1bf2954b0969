import { candleErrorMessages } from '@store/api-client/contract/rules/candleNumber'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { AddOnMessages } from './AddOnMessages.ts'

/** English messages of the add-on panel; quoted texts are those of specification 2, sections 2, 5 and 8. */
export const addOnEn: AddOnMessages = {
  titleOnDesktop: 'Make Your Loved One Feel Special',
  titleOnPhone: 'Add More Fun To Celebration',
  title: 'Add something extra?',
  groups: 'Add-ons',
  loading: 'Loading add-ons…',
  failed: 'Something went wrong, Please try again... You can also continue without add-ons.',
  tryAgain: 'Try again',
  close: 'Close',
  skip: 'Skip',
  goOn: 'Continue',
  summary: (count, total) => `${count} ${count === 1 ? 'add-on' : 'add-ons'}, ${total}`,
  nothing: 'Nothing added yet',
  add: 'Add',
  addOf: (title) => `Add ${title}`,
  remove: 'Remove',
  removeOf: (title) => `Remove ${title}`,
  stepper: {
    group: (title) => `Quantity of ${title}`,
    decrease: (title) => `Decrease quantity of ${title}`,
    increase: (title) => `Increase quantity of ${title}`,
    value: 'Quantity',
  },
  most: `You can choose max ${quantityLimits.max} products`,
  bundle: 'Bundle',
  keepOrRemove: {
    title: 'Keep or remove?',
    question: (title) => `Do you want to keep ${title} or remove it?`,
  },
  keep: 'Keep',
  pictureFailed: 'Error !',
  candle: {
    title: 'Which number?',
    label: 'Number',
    hint: 'Digits only',
    fault: (fault) => candleErrorMessages[fault],
    chosen: (number) => `Number ${number}`,
    price: (total) => `Total ${total}`,
    done: 'Add candle',
  },
  card: {
    title: 'Add a greeting card',
    occasion: 'Occasion',
    choose: 'Choose an occasion',
    invalid: 'Please select a valid occasion',
    message: 'Message on the card',
    optional: '(optional)',
    refused:
      'The highlighted characters can’t be printed. Use letters, digits, spaces and - _ @ ( ) ! / & only.',
    tooLong: (limit) => `Maximum ${limit} characters allowed`,
    counter: (count, limit) => `${count} / ${limit}`,
    preview: 'Card preview',
    blank: 'Your message',
    chosen: (occasion) => `For: ${occasion}`,
    done: 'Add card',
  },
}
