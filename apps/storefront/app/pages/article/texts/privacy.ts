import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /privacy-page: what is actually stored, cookie by cookie. */
export const privacy: Article = {
  title: 'Privacy',
  lead: 'What we keep, why, and for how long. We sell nothing of it, and most of it stays in your browser.',
  changed: '2026-11-20',
  sections: [
    {
      heading: 'What our server keeps',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Your account',
              'Name, e-mail address, mobile number, and what you add to your profile: until you delete the account.',
            ],
            [
              'Orders',
              'What was ordered, for whom and where it goes, the words for the card, the currency you saw: for the books, without your name once the account is deleted.',
            ],
            ['Address book and favorites', 'Until you take them out or delete the account.'],
            [
              'Cart',
              'With its session: 14 days after your last visit, 30 days at most. A user’s cart stays with the account.',
            ],
            [
              'Codes we send',
              'One-time passwords as a fingerprint that cannot be turned back, for ten minutes.',
            ],
            [
              'Devices',
              'The name of your browser and system with each login, so that you can end it. Of your network address we keep nothing with the account; to stop floods it is counted for an hour at most.',
            ],
            ['Saved cards and UPI', 'A token of the payment service, never a number.'],
            ['Enquiries of companies', 'What the form asks for, until they are answered and settled.'],
            [
              'How pages are used',
              'Only if you agreed: which pages and gifts were looked at, under a random number and without your name, for 30 days.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Cookies',
      blocks: [
        { kind: 'text', text: 'All are our own; no other site sets or reads one here.' },
        {
          kind: 'facts',
          rows: [
            ['sid', 'Your session: cart and login. Scripts cannot read it. 30 days.'],
            [
              'hint',
              'Your first name, whether your address is proven, and the pieces in your cart, so that the page can greet you. 30 days.',
            ],
            [
              'otp, otp-mobile, otp-order',
              'Which code this browser asked for, so that no other can use it. 10 minutes.',
            ],
            [
              'device',
              'That this browser was signed in to your account, so that nobody can keep you out by asking for codes. 180 days.',
            ],
            ['order-shown', 'Which order you looked up, so that its pictures can be seen. 30 minutes.'],
            ['google, google-way', 'Only while you sign in with Google. Minutes.'],
            ['udf', 'Whether you do without a free gift. 7 days.'],
            [
              'user_select_city, user_select_state, user_select_pincode, user_select_area, fc_cn, polyid, areaId, undeliverable_city',
              'The place you chose. 10 days.',
            ],
            ['user_select_currency', 'The currency you chose; none for rupees. 10 days.'],
            ['ref', 'Whose link you came by. 30 days.'],
            [
              'session_start, click_order_source, clicked_from, product_referer, product_clicked_position, referered_nid',
              'When this visit began, and from which list of gifts you came. 30 minutes.',
            ],
            ['consent', 'What you agreed to. 180 days.'],
            ['visit', 'Only if you agreed to be counted: a random number of this visit. 30 minutes.'],
          ],
        },
      ],
    },
    {
      heading: 'What stays in your browser',
      blocks: [
        {
          kind: 'list',
          items: [
            'What you typed into a form and did not send yet: until you close the tab or log out.',
            'The last 8 gifts you looked at, shown to you as “Recently viewed”.',
          ],
        },
      ],
    },
    {
      heading: 'Who else learns something',
      blocks: [
        {
          kind: 'list',
          items: [
            'The florist, baker or courier: name, address and telephone number of the receiver, the words for the card.',
            'The services that send our mails and text messages: your address or number and the message.',
            'Google, if you sign in by it: that you did.',
          ],
        },
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'See and take along: your account offers all we keep as a file.',
            'Correct: in your account.',
            'Delete: in your account, at once and for good.',
            'Say no: to messages in your account, to counting by the banner.',
          ],
        },
        {
          kind: 'links',
          links: [
            { text: 'Your account', href: '/account' },
            { text: `Write to ${shop.email}`, href: `mailto:${shop.email}` },
          ],
        },
      ],
    },
  ],
}
