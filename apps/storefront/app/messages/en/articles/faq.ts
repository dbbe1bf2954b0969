import { photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { Article } from '../../../Article.ts'

/** /faq */
export const faq: Article = {
  title: 'FAQ',
  lead: 'Answers to the questions we hear most. If yours isn’t here, write to us.',
  sections: [
    {
      heading: 'Delivery',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'When will my gift arrive?',
              answer:
                'Enter the city or pincode on the gift’s page to see the first delivery date and the time slots. Gifts made by a florist or baker nearby can arrive today if you order by 20:00. A courier usually takes 2 to 4 days.',
            },
            {
              ask: 'How much is delivery?',
              answer:
                'In India ₹49 per order, and free from ₹499. The midnight slot (23:00 to 24:00) costs ₹199. For other countries we calculate the charge once we know the address.',
            },
            {
              ask: 'Can I send a gift to another city or country?',
              answer:
                'Yes. All gifts of one order go to the same country, so please place a separate order for another one.',
            },
            {
              ask: 'Will the receiver see the price?',
              answer:
                'No. The slip in the parcel shows the gift and your message, without prices. You can also print a gift receipt from your order.',
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
                'Not to browse or fill your cart. To place an order, you confirm your email address with a code, and that creates your account. There is no password to remember.',
            },
            {
              ask: 'I didn’t get a code',
              answer:
                'Check your spam folder. After 30 seconds you can request a new code. Only the newest code works, for 10 minutes.',
            },
            {
              ask: 'Can I add a message or a photo?',
              answer: `Yes. Every order can carry a message card. If a gift can be personalised, its page has a field for the text or photo: PNG or JPG, ${photoLimits.shownKb} KB to ${photoLimits.shownMb} MB.`,
            },
            {
              ask: 'Is the cake eggless?',
              answer: 'Each cake’s page says CONTAINS EGG or EGGLESS beside its title.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Payment',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'How can I pay?',
              answer:
                'By UPI or card, on the page of your order. Cash on delivery is available in India for orders up to ₹10,000 that you send to yourself. Please pay within 20 minutes, or the order is cancelled.',
            },
            {
              ask: 'Can I pay in dollars?',
              answer:
                'You can see prices in dollars and other currencies: choose one at the bottom of any page. You always pay in Indian rupees.',
            },
            {
              ask: 'What are points?',
              answer:
                'You earn points when an order is delivered, and 100 points when a friend you referred gets their first order. A point is worth a rupee. Points pay for up to 10% of an order, at most ₹200.',
            },
            {
              ask: 'Where is my invoice?',
              answer:
                'On the page of your order, as soon as a gift in India is out for delivery. You can print it or save it as a PDF. Log in to see it.',
            },
          ],
        },
      ],
    },
    {
      heading: 'After you order',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              ask: 'Where is my order?',
              answer:
                'Your account shows every step. Without logging in, find it with the order number and your email address.',
            },
            {
              ask: 'Can I cancel my order?',
              answer:
                'Yes, until the day before delivery, as long as we haven’t started to prepare it. Open the order and choose “Cancel order”. We refund what you paid.',
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
