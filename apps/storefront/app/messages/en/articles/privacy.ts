import type { Article } from '../../../Article.ts'
import { shop } from '../../../shop.ts'

/** /privacy-page: the stored data and every cookie, as in docs/personal-data.md. */
export const privacy: Article = {
  title: 'Privacy',
  lead: 'What we store, why and for how long. We never sell your data, and much of it never leaves your browser.',
  changed: '2026-11-26',
  sections: [
    {
      heading: 'What we store',
      blocks: [
        {
          kind: 'facts',
          rows: [
            [
              'Your account',
              'Name, email address, mobile number and what you add to your profile, until you delete the account.',
            ],
            [
              'Orders and invoices',
              'Gifts, amounts, receiver, address and message. The law requires us to keep the accounts of an order for years. If you delete your account, we remove names, streets, numbers, messages and photos.',
            ],
            ['Addresses and favorites', 'Until you remove them or delete the account.'],
            [
              'Cart',
              'For guests 14 days after the last visit, 30 days at most. With an account, until you remove the gifts.',
            ],
            [
              'Photos',
              'A day if unused, in your cart as long as the gift, in an order until you delete the account.',
            ],
            [
              'Codes',
              'Only a keyed hash of each code. Email address and number are deleted a day after it expires.',
            ],
            [
              'Devices',
              'The names of your browser and operating system for each login, so that you can log out devices. We don’t store your IP address; a keyed hash of it protects orders and logins from abuse.',
            ],
            [
              'Payments',
              'Amounts and the payment’s id at the bank. Of saved cards and UPI IDs we store only the last digits and half of the ID.',
            ],
            [
              'Corporate enquiries',
              'What you enter in the form, for a year; 8 days if you don’t confirm it.',
            ],
            [
              'How you use our pages',
              'Only with your consent: the pages and gifts you look at, with a random number and without your name, for 30 days.',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Cookies',
      blocks: [
        { kind: 'text', text: 'All cookies are our own. No other site sets or reads cookies here.' },
        {
          kind: 'facts',
          rows: [
            ['sid', 'Your session, with cart and login. Scripts can’t read it. 30 days at most.'],
            [
              'hint',
              'Your first name, whether your email is verified, and the number of gifts in your cart. As long as the session.',
            ],
            [
              'otp, otp-mobile, otp-order',
              'Which code this browser requested, so that no other browser can use it. 10 minutes.',
            ],
            [
              'device',
              'That you logged in with this browser before, so that no one can lock you out by requesting codes. 180 days.',
            ],
            ['order-shown', 'Which order you looked up without logging in. 30 minutes.'],
            ['google, google-way', 'Only while you log in with Google. About 10 minutes.'],
            ['udf', 'That you declined a free gift. 7 days.'],
            [
              'user_select_city, user_select_state, user_select_pincode, user_select_area, fc_cn, polyid, areaId, undeliverable_city',
              'The location you chose. 10 days.',
            ],
            ['user_select_currency', 'The currency you chose. 10 days.'],
            ['language', 'The language you chose. A year.'],
            ['theme', 'The theme you chose, light or dark. 180 days.'],
            ['ref', 'Whose referral link you followed. 30 days.'],
            [
              'session_start, click_order_source, clicked_from, product_referer, product_clicked_position, referered_nid',
              'When this visit began, and from which list you opened a gift. 30 minutes.',
            ],
            ['consent', 'Your answer to the cookie banner. 180 days.'],
            ['visit', 'Only with your consent: a random number for this visit. 30 minutes.'],
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
            'What you typed into a form but haven’t sent yet, until you close the tab or log out.',
            'Your recent searches, until you log out.',
            'The last 8 gifts you looked at, for “Recently viewed”.',
          ],
        },
      ],
    },
    {
      heading: 'Who else gets data',
      blocks: [
        {
          kind: 'list',
          items: [
            'The florist, baker or courier: the receiver’s name, address and phone number, and the message for the card.',
            'The payment service: the amount and the order number. You enter card or UPI details only there.',
            'The services that send our emails and text messages: your address or number, and the message.',
            'Google, if you log in with Google: only that you did.',
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
            'See: download all your data as a file in your account.',
            'Correct: change your details in your account.',
            'Delete: delete your account yourself, immediately and permanently.',
            'Object: switch off messages in your account, and analytics under “Cookie choices” at the bottom of any page.',
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
