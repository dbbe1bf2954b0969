// First draft by machine: no native speaker has reviewed it yet.
import type { WishlistMessages } from '../../wishlist/messages/WishlistMessages.ts'
import type { WishlistToast } from '../../wishlist/store/WishlistState.ts'
import { favoriteButtonBn } from './favorite-button.ts'

/** Returns the toast text about a favorite in Bengali. */
export function formatWishlistToastBn({ kind, title }: Pick<WishlistToast, 'kind' | 'title'>): string {
  switch (kind) {
    case 'added':
      return `${title ?? 'এটি'} আপনার পছন্দের তালিকায় আছে।`
    case 'removed':
      return `${title ?? 'এটি'} আর আপনার পছন্দের তালিকায় নেই।`
    case 'full':
      return 'আপনার পছন্দের তালিকা ভরে গেছে। অনুগ্রহ করে আগে একটি সরান।'
    case 'failed':
      return 'কিছু একটা ভুল হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন...'
  }
}

/** Messages of the favorites page in Bengali. */
export const wishlistBn: WishlistMessages = {
  locale: 'bn-IN-u-nu-latn',
  ...favoriteButtonBn,
  heading: 'পছন্দ',
  count: (count) => `${count}টি উপহার`,
  removed: 'সরানো হয়েছে। রাখতে হার্টে ট্যাপ করুন।',
  outOfStock: 'স্টকে নেই',
  price: 'দাম',
  listPrice: 'আসল দাম',
  percentOff: (percent) => `${percent}% ছাড়`,
  pictureFailed: 'ছবি খোলেনি !',
  empty: 'এখানে এখনও কিছু নেই। কোনো উপহার রাখতে তার হার্টে ট্যাপ করুন।',
  continueShopping: 'কেনাকাটা চালিয়ে যান',
  guest: 'আপনার পছন্দের তালিকা দেখতে অনুগ্রহ করে লগইন করুন',
  login: 'লগইন',
  loading: 'আপনার পছন্দের তালিকা আসছে',
  failed: 'কিছু একটা ভুল হয়েছে, অনুগ্রহ করে আবার চেষ্টা করুন...',
  tryAgain: 'আবার চেষ্টা করুন',
}
