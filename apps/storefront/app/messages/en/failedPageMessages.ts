/** The something-went-wrong page in English (specification 1, section 2). */
export const failedPageMessages = {
  title: 'We couldn’t load this page',
  text: 'Something went wrong please try after some time or refresh the page.',
  tryAgain: 'Try again',
  backHome: 'Back to Home',
  categories: 'Or browse categories',
}
