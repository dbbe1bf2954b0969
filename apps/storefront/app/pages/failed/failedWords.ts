/** The something-went-wrong page in English (specification 1, section 2). */
export const failedWords = {
  text: 'Something went wrong please try after some time or refresh the page.',
  tryAgain: 'Try again',
} as const
