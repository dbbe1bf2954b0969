/** English messages of the consent banner. */
export const consentBannerMessages = {
  title: 'Cookies and analytics.',
  text: 'The store works without them. With your consent, we measure visits to improve it and show you relevant offers.',
  privacy: 'Privacy policy',
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Choose',
}
