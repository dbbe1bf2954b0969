import type { notFoundMessages as English } from '../en/notFoundMessages.ts'

/** Hindi messages of the not-found page. */
export const notFoundMessages: typeof English = {
  title: 'कुछ गड़बड़ हो गई',
  text: 'लेकिन कोई बात नहीं, हम हैं ना',
  backHome: 'होम पर जाएँ',
  shelves: 'अपनी नई पसंद चुनें',
}
