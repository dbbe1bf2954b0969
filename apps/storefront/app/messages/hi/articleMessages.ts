import type { articleMessages as English } from '../en/articleMessages.ts'

/** Hindi messages around the content of every article. */
export const articleMessages: typeof English = {
  home: 'होम',
  breadcrumb: 'आप यहाँ हैं',
  changed: (day) => `पिछला बदलाव: ${day}`,
  contact: {
    title: 'हमसे संपर्क करें',
    lead: 'ऑर्डर या उपहार के बारे में कोई सवाल? हमसे ऐसे संपर्क करें।',
    findOrder: 'अपना ऑर्डर ढूँढें',
    findOrderNote: 'वह कहाँ है, और अब भी क्या बदला जा सकता है।',
    call: (number) => `कॉल करें: ${number}`,
    whatsApp: 'WhatsApp पर चैट करें',
    write: (email) => `ईमेल लिखें: ${email}`,
    address: 'पता',
  },
}
