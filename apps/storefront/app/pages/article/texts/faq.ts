import { photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { Article } from '../../../Article.ts'

/** /faq */
export const faq: Article = {
  title: 'FAQ',
  lead: 'What shoppers ask most. If your question is not here, write to us.',
  sections: [
    {
      heading: 'Delivery',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'When does my gift arrive?',
              answer:
                'Type the city or pincode on the gift’s page: it shows the first day, and the hours where you can choose. What a florist or baker nearby makes can arrive today when ordered until ten in the evening; parcels take two or three days.',
            },
            {
              ask: 'What does delivery cost?',
              answer:
                'In India ₹49 an order, and nothing for gifts of ₹499 or more. Abroad the rate is said once the address is known.',
            },
            {
              ask: 'Can a gift go to another city or country than mine?',
              answer:
                'That is what most gifts do. All lines of an order go to one country; for another country place a second order.',
            },
            {
              ask: 'Does the receiver see the price?',
              answer:
                'No. The slip that comes along shows the gift and your words. You can print a gift receipt from your order.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Ordering',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'Do I need an account?',
              answer:
                'You can look around and fill your cart without one. To place the order you confirm your e-mail address with a code; that makes your account. There is no password to remember.',
            },
            {
              ask: 'The code does not come',
              answer:
                'Look into the spam folder and wait half a minute, then ask for a new one. Use the newest code: it makes the older ones worthless, and is good for ten minutes.',
            },
            {
              ask: 'Can I write a message or send a photo?',
              answer: `Where a gift can carry words or a photo its page has a field for it. Photos are png or jpg of ${photoLimits.shownKb} KB to ${photoLimits.shownMb} MB.`,
            },
            {
              ask: 'Is the cake without egg?',
              answer: 'Each cake’s page says CONTAINS EGG or EGGLESS, beside its title.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Paying',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'How can I pay?',
              answer: 'Within India on delivery, up to ₹10,000. Further ways are on their way.',
            },
            {
              ask: 'Can I pay in dollars?',
              answer:
                'Prices can be shown in dollars and other currencies: choose one at the foot of any page. The order itself is charged in Indian rupees.',
            },
            {
              ask: 'What are points?',
              answer:
                'Orders earn points once they are delivered, and friends you bring earn both of you 100. A point is a rupee off in the cart.',
            },
          ],
        },
      ],
    },
    {
      heading: 'After the order',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'Where is my order?',
              answer:
                'Your account shows each step. Without logging in, look it up by its number and your e-mail address.',
            },
            {
              ask: 'Can I cancel?',
              answer:
                'Yes, until the day before delivery as long as nothing is being made: open the order and choose Cancel.',
            },
          ],
        },
        {
          kind: 'links',
          links: [
            { text: 'Find your order', href: '/orders/lookup' },
            { text: 'Cancellation and refund', href: '/cancellation-and-refund' },
            { text: 'Contact us', href: '/contact-us' },
          ],
        },
      ],
    },
  ],
}
