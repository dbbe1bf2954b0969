import type { LandingMessages } from './LandingMessages.ts'

/** English messages of the landing page; quoted texts are those of specification 2, section 2. */
export const landingEn: LandingMessages = {
  enquire: 'ENQUIRY NOW',
  gifts: 'Gifts We Offer',
  clients: 'Companies we work for',
  testimonials: 'What they say',
  gallery: 'From our workshop',
  steps: 'How it works',
  contact: 'Tell us what you have in mind',
  write: 'Prefer email? Write to',
  pictureFailed: 'Error !',
  carousel: 'carousel',
  previous: 'Previous',
  next: 'Next',
  link: (link) => {
    switch (link.kind) {
      case 'none':
        return ''
      case 'confirming':
        return 'Confirming your enquiry'
      case 'confirmed':
        return `Thank you. Your enquiry ${link.reference} is confirmed. We’ll call or email you within one working day.`
      case 'gone':
        return 'This link has expired. Please send your enquiry again.'
      case 'failed':
        return 'Something went wrong, Please try again...'
    }
  },
  retry: 'Try again',
}
