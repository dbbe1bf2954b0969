/** Messages of the page on which visitors of partner sites log in. */
export const signInMessages = {
  title: (brand: string) => `Log in to ${brand}`,
  text: 'We’ll take you back to the site you came from once you’re logged in.',
  signedIn: 'You’re logged in. Continue to the site you came from.',
  unverified:
    'Please log in again with a code we email you. The site you came from needs to know that this email is yours.',
  goOn: 'Continue',
}
