import type { WishlistMessages } from '../../wishlist/messages/WishlistMessages.ts'
import type { WishlistToast } from '../../wishlist/store/WishlistState.ts'
import { favoriteButtonHi } from './favorite-button.ts'

/** Returns the toast text about a favorite in Hindi. */
export function formatWishlistToastHi({ kind, title }: Pick<WishlistToast, 'kind' | 'title'>): string {
  switch (kind) {
    case 'added':
      return `${title ?? 'यह'} आपके पसंदीदा में है।`
    case 'removed':
      return `${title ?? 'यह'} अब आपके पसंदीदा में नहीं है।`
    case 'full':
      return 'आपके पसंदीदा भर गए हैं। कृपया पहले एक हटाएँ।'
    case 'failed':
      return 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें...'
  }
}

/** Messages of the favorites page in Hindi. */
export const wishlistHi: WishlistMessages = {
  locale: 'hi-IN',
  ...favoriteButtonHi,
  heading: 'पसंदीदा',
  count: (count) => `${count} उपहार`,
  removed: 'हटा दिया गया। रखने के लिए दिल पर टैप करें।',
  outOfStock: 'स्टॉक में नहीं',
  price: 'कीमत',
  listPrice: 'असली कीमत',
  percentOff: (percent) => `${percent}% की छूट`,
  pictureFailed: 'तस्वीर नहीं खुली !',
  empty: 'यहाँ अभी कुछ नहीं है। किसी उपहार को रखने के लिए उसके दिल पर टैप करें।',
  continueShopping: 'खरीदारी जारी रखें',
  guest: 'अपने पसंदीदा देखने के लिए कृपया लॉगिन करें',
  login: 'लॉगिन',
  loading: 'आपके पसंदीदा आ रहे हैं',
  failed: 'कुछ गड़बड़ हो गई, कृपया फिर से कोशिश करें...',
  tryAgain: 'फिर से कोशिश करें',
}
