import type { signInMessages as English } from '../en/signInMessages.ts'

/** Hindi messages of the page on which visitors of partner sites log in. */
export const signInMessages: typeof English = {
  title: (brand) => `${brand} में लॉगिन करें`,
  text: 'लॉगिन होते ही हम आपको उसी साइट पर वापस ले जाएँगे जहाँ से आप आए थे।',
  signedIn: 'आप लॉगिन हैं। जिस साइट से आए थे, उस पर आगे बढ़ें।',
  unverified:
    'कृपया ईमेल पर भेजे गए कोड से फिर लॉगिन करें। जिस साइट से आप आए हैं, उसे पक्का होना चाहिए कि यह ईमेल आपका ही है।',
  goOn: 'आगे बढ़ें',
}
