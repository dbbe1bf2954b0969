import type { RecipientListMessages } from './RecipientListMessages.ts'

const names = { name: 'Name', phone: 'Phone', pincode: 'Pincode', message: 'Message' } as const

/** English messages of the list of recipients. */
export const recipientListEn: RecipientListMessages = {
  heading: 'Recipients',
  help: 'One row per recipient: name, phone, pincode and an optional message of up to 50 characters. Up to 500 rows.',
  file: 'CSV file',
  fileHint: 'Max 256 KB. CSV only; in a spreadsheet choose Save as, CSV',
  choose: 'Choose a file',
  drop: 'or drop it here',
  paste: 'Or paste the rows',
  pasteExample: 'Asha Menon,9876543210,560001,Thank you - from all of us!',
  read: 'Check the rows',
  importError: (refusal) => {
    switch (refusal.kind) {
      case 'empty':
        return 'This list is empty. Each row needs a name, a phone and a pincode.'
      case 'tooMany':
        return `There are ${refusal.count} rows in this list; the limit is 500. Send the rest in another enquiry.`
      case 'wrongType':
        return 'This is not a CSV file. Save your spreadsheet as CSV and choose it again.'
      case 'tooLarge':
        return 'File must be less than 256 KB'
    }
  },
  checking: 'Checking pincodes…',
  checkFailed: 'We couldn’t check the pincodes.',
  tryAgain: 'Try again',
  summary: (rows, faulty) =>
    faulty === 0
      ? rows === 1
        ? '1 row is valid'
        : `All ${rows} rows are valid`
      : `${rows - faulty} of ${rows} rows are valid, ${faulty} to correct`,
  table: 'Recipients',
  row: 'Row',
  field: (field) => names[field],
  cell: (field, row) => `${names[field]} of row ${row}`,
  fieldError: (field, fault) => {
    switch (fault) {
      case 'required':
        return 'This field is required'
      case 'tooLong':
        return field === 'message' ? 'At most 50 characters' : 'At most 60 characters'
      case 'phone':
        return 'phone number should be 10 digit*'
      case 'pincode':
        return 'Enter a 6 digit pincode'
      case 'unknownPincode':
        return 'We couldn’t find this pincode'
      case 'signs':
        return 'Only letters, digits, spaces and - _ @ ( ) ! / &'
    }
  },
  showFaulty: 'Rows to correct',
  showAll: 'All rows',
  page: (page, pages) => `Page ${page} of ${pages}`,
  previous: 'Previous page',
  next: 'Next page',
  download: 'Download as CSV',
  fileName: 'recipients.csv',
  remove: 'Remove the list',
  privacy: 'We use this list only for your enquiry.',
}
