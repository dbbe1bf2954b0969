import type { failedPageMessages as English } from '../en/failedPageMessages.ts'

/** The something-went-wrong page in Hindi. */
export const failedPageMessages: typeof English = {
  title: 'यह पेज नहीं खुल पाया',
  text: 'कुछ गड़बड़ हो गई। थोड़ी देर बाद कोशिश करें या पेज को रीफ़्रेश करें।',
  tryAgain: 'फिर से कोशिश करें',
  backHome: 'होम पर जाएँ',
  categories: 'या श्रेणियाँ देखें',
}
