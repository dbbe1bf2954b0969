import type { referAndEarnMessages as English } from '../en/referAndEarnMessages.ts'

/** Hindi messages of the refer-and-earn page. */
export const referAndEarnMessages: typeof English = {
  title: 'दोस्तों को बुलाएँ और कमाएँ',
  lead: 'किसी दोस्त को बुलाएँ। उनका पहला ऑर्डर पहुँचते ही आप दोनों को रिवॉर्ड पॉइंट मिलते हैं।',
  steps: [
    'अपना लिंक किसी ऐसे दोस्त को भेजें जो यहाँ नया है।',
    'वे खाता बनाते हैं और उपहार भेजते हैं।',
    'उपहार पहुँचते ही आप दोनों को पॉइंट मिलते हैं।',
  ],
  points: (points) => `${points} पॉइंट आपके लिए, ${points} आपके दोस्त के लिए। एक पॉइंट एक रुपये के बराबर है।`,
  login: 'अपना लिंक पाने के लिए लॉगिन करें',
  link: 'आपका लिंक',
  shareTitle: (brand) => `${brand} के उपहार, सही दिन सही घर तक`,
  friends: (friends, rewarded) =>
    friends === 0
      ? 'अभी किसी ने आपका लिंक इस्तेमाल नहीं किया है।'
      : `${friends} दोस्तों ने आपका लिंक इस्तेमाल किया, उनमें से ${rewarded} से आपको पॉइंट मिले।`,
  failed: 'कुछ गड़बड़ हो गई। थोड़ी देर बाद कोशिश करें या पेज को रीफ़्रेश करें।',
  retry: 'फिर से कोशिश करें',
  share: {
    share: 'अपना लिंक भेजें',
    copyLink: 'लिंक कॉपी करें',
    copied: 'कॉपी हो गया',
    copyByHand: 'यह पता कॉपी करें',
    whatsApp: 'व्हाट्सऐप',
    facebook: 'फ़ेसबुक',
    pinterest: 'पिंटरेस्ट',
    moreApps: 'और ऐप',
    newTab: 'नए टैब में खुलता है',
  },
}
