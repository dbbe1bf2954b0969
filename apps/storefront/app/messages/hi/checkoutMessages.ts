import type { checkoutMessages as English } from '../en/checkoutMessages.ts'

/** Hindi messages of the checkout page. */
export const checkoutMessages: typeof English = {
  title: 'डिलीवरी की जानकारी',
  back: 'कार्ट पर वापस जाएँ',
  copyright: (brand) => `© ${brand}। सर्वाधिकार सुरक्षित।`,
  quantity: (count) => `मात्रा ${count}`,
  undeliverable: 'माफ़ कीजिए, हम यह उपहार इस जगह पर नहीं पहुँचाते',
  combo: (title) => `कॉम्बो: ${title}`,
  free: 'मुफ़्त',
  saving: (amount) => `आपकी बचत ${amount}`,
  total: 'कुल',
  later: 'बाद में पता चलेगा',
  inRupees: (total, shown) =>
    `आप भारतीय रुपयों में भुगतान करते हैं: ${total}, जो आज की दर से लगभग ${shown} है। आपके बैंक की दर अलग हो सकती है।`,
  backToCart: 'कार्ट बदलें',
}
