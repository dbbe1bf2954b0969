/** Messages of the refer-and-earn page. */
export const referAndEarnMessages = {
  title: 'Refer and earn',
  lead: 'Refer a friend. When their first order is delivered, you both get reward points.',
  steps: [
    'Share your link with a friend who is new here.',
    'They create an account and send a gift.',
    'When it’s delivered, you both get points.',
  ],
  points: (points: number) =>
    `${points} points for you, ${points} for your friend. A point is worth a rupee.`,
  login: 'Login to get your link',
  link: 'Your link',
  shareTitle: (brand: string) => `Gifts from ${brand}, delivered to the right door on the right day`,
  friends: (friends: number, rewarded: number) =>
    friends === 0
      ? 'No one has used your link yet.'
      : `${friends === 1 ? '1 friend' : `${friends} friends`} used your link, ${rewarded} of them earned you points.`,
  failed: 'Something went wrong please try after some time or refresh the page.',
  retry: 'Try again',
  share: {
    share: 'Share your link',
    copyLink: 'Copy link',
    copied: 'Copied',
    copyByHand: 'Copy this address',
    whatsApp: 'WhatsApp',
    facebook: 'Facebook',
    pinterest: 'Pinterest',
    moreApps: 'More apps',
    newTab: 'opens in a new tab',
  },
}
