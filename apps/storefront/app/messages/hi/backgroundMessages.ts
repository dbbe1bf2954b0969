import type { consentMessages as Consent, offlineMessages as Offline } from '../en/backgroundMessages.ts'

/** Hindi messages of the consent choices. */
export const consentMessages: typeof Consent = {
  save: 'मेरी पसंद सहेजें',
  analytics: {
    name: 'आँकड़े।',
    text: 'हम पेज, उपहार और ऑर्डर गिनते हैं, आपके नाम के बिना। यह 30 दिन तक रखा जाता है।',
  },
  marketing: {
    name: 'ऑफ़र।',
    text: 'लॉगिन करने पर हम आपका ईमेल, नंबर और नाम उन सेवाओं को देते हैं जो ईमेल और व्हाट्सऐप से हमारे ऑफ़र भेजती हैं।',
  },
}

/** Hindi messages of a lost connection. */
export const offlineMessages: typeof Offline = {
  offline: 'आप ऑफ़लाइन हैं। आप जो लिखेंगे वह सुरक्षित रहेगा, और कनेक्शन लौटते ही काम आगे बढ़ेगा।',
  unreachable: 'स्टोर से अभी संपर्क नहीं हो पा रहा। आप जो लिखेंगे वह सुरक्षित रहेगा, और हम फिर से कोशिश करेंगे।',
}
