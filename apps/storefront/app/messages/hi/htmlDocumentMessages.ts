import type { htmlDocumentMessages as English } from '../en/htmlDocumentMessages.ts'

/** Hindi texts of every document outside its page. */
export const htmlDocumentMessages: typeof English = {
  noScript:
    'आपके ब्राउज़र में जावास्क्रिप्ट बंद है। आप स्टोर देख सकते हैं, लेकिन कार्ट में उपहार जोड़ने, ऑर्डर देने या लॉगिन करने के लिए कृपया उसे चालू करें।',
  pictureAlt: (brand) => `${brand}: फूल, केक और उपहार`,
  manifest: {
    orders: 'आपके ऑर्डर',
    lookup: 'अपना ऑर्डर ढूँढें',
  },
}
